"""What is refused at the host's desk, in words, apart from the server's others: no first visit brings them along."""
