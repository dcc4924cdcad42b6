"""Words apart from the server's others, for which the page has no use: of messages that reach people, of what is
seldom refused, for whoever runs a server.
"""
