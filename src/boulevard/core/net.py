"""A net evaluated inside the cores: what `train.net.evaluate` says, from the same weights, for one position.

A `Net` is two arrays: all weights one after the other, and where each layer of them lies. A net with planes carries a
board of 8 × 8 spaces through residual blocks of 3 × 3 convolutions; one without carries numbers through dense blocks.
Convolutions go tile by tile (Winograd's: 2 × 2 spaces of 4 × 4), so that all the work is products of small matrices.
These are written for vectors of 16 numbers, which the compiler lays out for whatever the machine has.

The hot path holds no Python object and allocates nothing: it writes on a `Desk`. Sums are of 32 bits, and machines that
multiply and add at once round once less: what two machines say may differ in the last digits.
"""

from typing import NamedTuple

from boulevard.core.arrays import COMPILES, NDArray, np
from boulevard.core.kernel import VECTOR, Words, compiled

if COMPILES:
    from boulevard.core.vectors import block, into_tile, out_of_tile, row_block

Figures = NDArray[np.float32]

DENSE = 4 * VECTOR
"""So many outputs of a dense layer are found at once; every layer is filled up with zeros to as many."""
TILES, PATCH = 16, 16
"""Tiles of a board, and spaces that each is made of, its rim included."""
SIDE = 10
"""A board with a rim of zeros around its 8 × 8 spaces."""

NUMBERS, STEM, BLOCKS = 0, 1, 2
"""Layers: the numbers, the board, then three for each block, then the heads."""
ONE, TWO, POOL = 0, 1, 2
SPACES, SQUARES, WHOLE, OTHERS, TOLD = range(5)
WEIGHTS, BIAS, INPUTS, OUTPUTS = range(4)
"""Of each layer: where its weights and its bias begin, from how many numbers it makes how many; 0: it is not there."""


class Net(NamedTuple):
    weights: Figures
    """No weights: no net."""
    layers: Words


class Desk(NamedTuple):
    """What is written on: the position, boards with a rim, tiles, and what the net says."""

    planes: Words
    numbers: NDArray[np.int16]
    seen: Figures
    board: Figures
    other: Figures
    tiles: Figures
    products: Figures
    patch: Figures
    told: Figures
    line: Figures
    more: Figures
    pooled: Figures
    spaces: Figures
    squares: Figures
    outcome: Figures
    """By seat from whoever is asked on: the logits of winning, then the leads, then the lines of all sheets."""


NONE = Net(np.zeros(0, np.float32), np.zeros((0, 4), np.int64))


def padded(size: int, to: int = DENSE) -> int:
    return -(-size // to) * to


def desk(planes: int, numbers: int, net: Net) -> Desk:
    """Room to evaluate positions of so many planes and numbers with this net."""
    layers = net.layers if net.weights.size else np.zeros((BLOCKS + 5, 4), np.int64)
    heads = layers[len(layers) - 5 :]
    width, seen, most = (
        int(layers[NUMBERS, OUTPUTS]),
        padded(planes, VECTOR),
        max(int(size) for layer in layers for size in layer[INPUTS:]),
    )

    def room(size: int) -> Figures:
        return np.zeros(max(1, size), np.float32)

    board = SIDE * SIDE * width if planes else 0
    return Desk(
        planes=np.zeros(max(1, planes), np.int64),
        numbers=np.zeros(numbers, np.int16),
        seen=room(SIDE * SIDE * seen),
        board=room(board),
        other=room(board),
        tiles=room(PATCH * TILES * max(seen, width) if planes else 0),
        products=room(PATCH * TILES * width if planes else 0),
        patch=room(PATCH * VECTOR),
        told=room(most),
        line=room(most),
        more=room(most),
        pooled=room(max(3 * width, most)),
        spaces=room(64 * int(heads[SPACES, OUTPUTS])),
        squares=room(16 * int(heads[SQUARES, OUTPUTS])),
        outcome=room(int(heads[TOLD, OUTPUTS])),
    )


# Layers ----------------------------------------------------------------------------------------------------------


@compiled
def dense(net: Net, layer: int, x: Figures, out: Figures, relu: bool) -> None:
    """All outputs of a dense layer."""
    inputs, outputs = net.layers[layer, INPUTS], net.layers[layer, OUTPUTS]
    for to in range(0, outputs, DENSE):
        row_block(x, 0, 0, net.weights, net.layers[layer, WEIGHTS] + to, outputs, out, to, 0, inputs)
    finish(net, layer, out, relu)


@compiled
def finish(net: Net, layer: int, out: Figures, relu: bool) -> None:
    """Its bias, and nothing below zero."""
    bias = net.layers[layer, BIAS]
    for at in range(net.layers[layer, OUTPUTS]):
        found = out[at] + net.weights[bias + at]
        out[at] = found if found > 0.0 or not relu else np.float32(0.0)


@compiled
def read_numbers(net: Net, numbers: NDArray[np.int16], out: Figures) -> None:
    """The layer of the numbers, most of which are 0."""
    outputs = net.layers[NUMBERS, OUTPUTS]
    out[:outputs] = 0.0
    for at in range(numbers.size):
        if numbers[at] != 0:
            number, start = np.float32(numbers[at]), net.layers[NUMBERS, WEIGHTS] + at * outputs
            for to in range(outputs):
                out[to] += number * net.weights[start + to]
    finish(net, NUMBERS, out, True)


@compiled
def convolve(net: Net, layer: int, x: Figures, desk: Desk, out: Figures) -> None:
    """3 × 3 from one board into another, or the same, its bias not yet added."""
    inputs, outputs, start = net.layers[layer, INPUTS], net.layers[layer, OUTPUTS], net.layers[layer, WEIGHTS]
    plane, wide = TILES * inputs, TILES * outputs
    for tile in range(TILES):
        corner = (tile >> 2) * 2 * SIDE + (tile & 3) * 2
        for channel in range(0, inputs, VECTOR):
            for column in range(4):
                into_tile(
                    x, (corner + column) * inputs + channel, SIDE * inputs, desk.patch, column * VECTOR, 4 * VECTOR
                )
            for row in range(4):
                to = 4 * row * plane + tile * inputs + channel
                into_tile(desk.patch, 4 * row * VECTOR, VECTOR, desk.tiles, to, plane)
    for place in range(PATCH):
        weights = start + place * inputs * outputs
        for channel in range(0, outputs, VECTOR):
            for tile in range(0, TILES, 4):
                at, to = place * plane + tile * inputs, place * wide + tile * outputs + channel
                block(
                    desk.tiles, at, inputs, net.weights, weights + channel, outputs, desk.products, to, outputs, inputs
                )
    for tile in range(TILES):
        corner = ((tile >> 2) * 2 + 1) * SIDE + (tile & 3) * 2 + 1
        for channel in range(0, outputs, VECTOR):
            for column in range(4):
                at = column * wide + tile * outputs + channel
                out_of_tile(desk.products, at, 4 * wide, desk.patch, column * VECTOR, 4 * VECTOR)
            for row in range(2):
                to = (corner + row * SIDE) * outputs + channel
                out_of_tile(desk.patch, 4 * row * VECTOR, VECTOR, out, to, outputs)


@compiled
def add_to_board(net: Net, layer: int, added: Figures, everywhere: bool, out: Figures) -> None:
    """A layer's bias and more, the same everywhere or space by space; nothing below zero."""
    width, bias = net.layers[layer, OUTPUTS], net.layers[layer, BIAS]
    for column in range(1, SIDE - 1):
        for space in range(column * SIDE + 1, column * SIDE + SIDE - 1):
            at, other = space * width, 0 if everywhere else space * width
            for channel in range(width):
                found = out[at + channel] + net.weights[bias + channel] + added[other + channel]
                out[at + channel] = found if found > 0.0 else np.float32(0.0)


@compiled
def pool(board: Figures, width: int, out: Figures) -> None:
    """The mean of each channel, and the most of it."""
    out[: 2 * width] = 0.0  # nothing on a board is less
    for column in range(1, SIDE - 1):
        for space in range(column * SIDE + 1, column * SIDE + SIDE - 1):
            for channel in range(width):
                found = board[space * width + channel]
                out[channel] += found * np.float32(1 / 64)
                out[width + channel] = found if found > out[width + channel] else out[width + channel]


# The net ---------------------------------------------------------------------------------------------------------


@compiled
def evaluate(net: Net, desk: Desk) -> None:
    """What the net says of the position on the desk."""
    blocks = (len(net.layers) - BLOCKS - 5) // 3
    heads, width = BLOCKS + 3 * blocks, net.layers[NUMBERS, OUTPUTS]
    read_numbers(net, desk.numbers, desk.told)
    if net.layers[STEM, OUTPUTS] == 0:
        desk.line[:width] = desk.told[:width]
        for block in range(blocks):
            dense_block(net, BLOCKS + 3 * block, desk)
    else:
        see_board(net, desk)
        for block in range(blocks):
            board_block(net, BLOCKS + 3 * block, desk)
        say_board(net, heads, desk)
        pool(desk.board, width, desk.pooled)
        desk.pooled[2 * width : 3 * width] = desk.told[:width]
        dense(net, heads + WHOLE, desk.pooled, desk.line, True)
    dense(net, heads + TOLD, desk.line, desk.outcome, False)


@compiled
def dense_block(net: Net, layer: int, desk: Desk) -> None:
    dense(net, layer + ONE, desk.line, desk.more, True)
    dense(net, layer + TWO, desk.more, desk.pooled, False)
    for at in range(net.layers[layer + TWO, OUTPUTS]):
        found = desk.line[at] + desk.pooled[at]
        desk.line[at] = found if found > 0.0 else np.float32(0.0)


@compiled
def see_board(net: Net, desk: Desk) -> None:
    """The planes as a board, and its first layer, to which the numbers are added everywhere."""
    size = net.layers[STEM, INPUTS]
    for plane in range(desk.planes.size):
        mask = desk.planes[plane]
        for space in range(64):
            at = ((space >> 3) + 1) * SIDE + (space & 7) + 1
            desk.seen[at * size + plane] = (mask >> space) & 1
    convolve(net, STEM, desk.seen, desk, desk.board)
    add_to_board(net, STEM, desk.told, True, desk.board)


@compiled
def board_block(net: Net, layer: int, desk: Desk) -> None:
    width = net.layers[layer + ONE, OUTPUTS]
    convolve(net, layer + ONE, desk.board, desk, desk.other)
    desk.line[:width] = 0.0
    add_to_board(net, layer + ONE, desk.line, True, desk.other)
    if net.layers[layer + POOL, OUTPUTS] != 0:
        pool(desk.other, width, desk.pooled)
        dense(net, layer + POOL, desk.pooled, desk.line, False)
        for column in range(1, SIDE - 1):
            for space in range(column * SIDE + 1, column * SIDE + SIDE - 1):
                for channel in range(width):
                    desk.other[space * width + channel] += desk.line[channel]
    convolve(net, layer + TWO, desk.other, desk, desk.other)
    add_to_board(net, layer + TWO, desk.other, False, desk.board)


@compiled
def say_board(net: Net, heads: int, desk: Desk) -> None:
    """What is said of actions that are spaces and squares of a board."""
    layer, width = heads + SPACES, net.layers[NUMBERS, OUTPUTS]
    start, planes = net.layers[layer, WEIGHTS], net.layers[layer, OUTPUTS]
    for space in range(0, 64, 4):
        at = (((space >> 3) + 1) * SIDE + (space & 7) + 1) * width
        for plane in range(0, planes, VECTOR):
            to = space * planes + plane
            block(desk.board, at, width, net.weights, start + plane, planes, desk.spaces, to, planes, width)
    layer, size = heads + SQUARES, 4 * width
    start, planes = net.layers[layer, WEIGHTS], net.layers[layer, OUTPUTS]
    for square in range(16):
        corner = ((square >> 2) * 2 + 1) * SIDE + (square & 3) * 2 + 1
        for column in range(2):
            at, to = (corner + column * SIDE) * width, square * size + column * 2 * width
            desk.tiles[to : to + 2 * width] = desk.board[at : at + 2 * width]
    for square in range(0, 16, 4):
        for plane in range(0, planes, VECTOR):
            to = square * planes + plane
            block(desk.tiles, square * size, size, net.weights, start + plane, planes, desk.squares, to, planes, size)


@compiled
def logit(net: Net, desk: Desk, spaces: int, squares: int, action: int) -> float:
    """How much the net likes an action, of which so many boards are of spaces, then so many of squares."""
    heads = len(net.layers) - 5
    if action < 64 * spaces:
        plane, space = action >> 6, action & 63
        bias = net.weights[net.layers[heads + SPACES, BIAS] + plane]
        return float(desk.spaces[space * net.layers[heads + SPACES, OUTPUTS] + plane] + bias)
    action -= 64 * spaces
    if action < 16 * squares:
        plane, square = action >> 4, action & 15
        bias = net.weights[net.layers[heads + SQUARES, BIAS] + plane]
        return float(desk.squares[square * net.layers[heads + SQUARES, OUTPUTS] + plane] + bias)
    return other(net, desk, heads + OTHERS, action - 16 * squares)


@compiled
def other(net: Net, desk: Desk, layer: int, action: int) -> float:
    """How much it likes an action that is no place of a board: found only when it is asked for, since few of them are
    allowed at once."""
    inputs = net.layers[layer, INPUTS]
    row = net.layers[layer, WEIGHTS] + action * inputs
    first = second = third = fourth = np.float32(0.0)  # four sums at once, none waiting for another
    for at in range(0, inputs, 4):
        first += desk.line[at] * net.weights[row + at]
        second += desk.line[at + 1] * net.weights[row + at + 1]
        third += desk.line[at + 2] * net.weights[row + at + 2]
        fourth += desk.line[at + 3] * net.weights[row + at + 3]
    return float(first + second + third + fourth + net.weights[net.layers[layer, BIAS] + action])
