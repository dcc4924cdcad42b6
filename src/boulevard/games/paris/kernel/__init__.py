"""Paris as a compiled core (`boulevard.core.kernel`): the readable rules once more, on flat arrays."""
