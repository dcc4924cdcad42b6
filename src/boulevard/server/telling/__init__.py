"""The words of messages that reach people, apart from the server's others: the page has no use for them."""
