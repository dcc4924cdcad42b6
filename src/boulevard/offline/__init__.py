"""The whole house in a page: no server, no network. Rules and rooms are those of the server (`boulevard.server.asked`);
what they stand on here is a browser's own store and its workers.
"""
