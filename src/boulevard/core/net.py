"""A net evaluated inside the cores: what `train.net.evaluate` says, from the same weights, for one position.

A `Net` is two arrays: all weights one after the other, and where each layer of them lies. A net with planes carries a
board of 8 × 8 spaces through residual blocks of 3 × 3 convolutions; one without carries numbers through dense blocks.
Convolutions go tile by tile (Winograd's: 2 × 2 spaces of 4 × 4), so that all the work is products of small matrices.
These are written for vectors of 16 numbers, which the compiler lays out for whatever the machine has.

The hot path holds no Python object and allocates nothing: it writes on a `Desk`. Sums are of 32 bits, and machines that
multiply and add at once round once less: what two machines say may differ in the last digits.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from boulevard.core.kernel import Words, compiled

Figures = NDArray[np.float32]

VECTOR = 16
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
    width, seen, most = int(layers[NUMBERS, OUTPUTS]), padded(planes, VECTOR), int(layers[:, 2:].max())

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


# Vectors ---------------------------------------------------------------------------------------------------------

_ONE, _INDEX, _SHORT = ir.FloatType(), ir.IntType(64), ir.IntType(32)
_MANY = ir.VectorType(_ONE, VECTOR)


def _data(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return context.make_array(kind)(context, builder, array).data


def _vector_at(builder: Any, data: Any, at: Any) -> Any:
    return builder.bitcast(builder.gep(data, [at]), _MANY.as_pointer())


def _load(builder: Any, data: Any, at: Any) -> Any:
    found = builder.load(_vector_at(builder, data, at))
    found.align = 4
    return found


def _store(builder: Any, found: Any, data: Any, at: Any) -> None:
    builder.store(found, _vector_at(builder, data, at)).align = 4


def _spread(builder: Any, one: Any) -> Any:
    nothing = ir.Constant(_MANY, ir.Undefined)
    first = builder.insert_element(nothing, one, _SHORT(0))
    return builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(_SHORT, VECTOR), [0] * VECTOR))


def _block(rows: int, vectors: int) -> Any:
    """`block(x, at, x_step, w, from, w_step, out, to, out_step, count)`: so many rows of x times columns of w, whose
    sums stay in registers."""

    def typed(_: Any, *given: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            x, w, out = (_data(context, builder, signature.args[at], values[at]) for at in (0, 3, 6))
            (x_at, x_step), (w_at, w_step), (to, out_step), count = values[1:3], values[4:6], values[7:9], values[9]
            shape = ir.FunctionType(_MANY, [_MANY] * 3)
            multiply_add = cgutils.get_or_insert_function(builder.module, shape, f"llvm.fmuladd.v{VECTOR}f32")
            starts = [builder.gep(x, [builder.add(x_at, builder.mul(x_step, _INDEX(row)))]) for row in range(rows)]
            before, loop, after = builder.block, *(builder.append_basic_block(name) for name in ("loop", "after"))
            builder.branch(loop)
            builder.position_at_end(loop)
            k = builder.phi(_INDEX)
            k.add_incoming(_INDEX(0), before)
            sums = [builder.phi(_MANY) for _ in range(rows * vectors)]
            here = builder.add(w_at, builder.mul(k, w_step))
            columns = [_load(builder, w, builder.add(here, _INDEX(VECTOR * one))) for one in range(vectors)]
            found = []
            for row in range(rows):
                factor = _spread(builder, builder.load(builder.gep(starts[row], [k])))
                for one, column in enumerate(columns):
                    found.append(builder.call(multiply_add, [factor, column, sums[row * vectors + one]]))
            following = builder.add(k, _INDEX(1))
            k.add_incoming(following, loop)
            for held, new in zip(sums, found, strict=True):
                held.add_incoming(ir.Constant(_MANY, [0.0] * VECTOR), before)
                held.add_incoming(new, loop)
            builder.cbranch(builder.icmp_signed("<", following, count), loop, after)
            builder.position_at_end(after)
            for at, new in enumerate(found):
                row, one = divmod(at, vectors)
                place = builder.add(to, builder.add(builder.mul(out_step, _INDEX(row)), _INDEX(VECTOR * one)))
                _store(builder, new, out, place)
            return context.get_dummy_value()

        steps = (types.intp, types.intp)
        x, w, out = given[0], given[3], given[6]
        return types.void(x, *steps, w, *steps, out, *steps, types.intp), code

    def block(context, x, at, x_step, w, start, w_step, out, to, out_step, count):  # type: ignore[no-untyped-def]
        return typed(context, x, at, x_step, w, start, w_step, out, to, out_step, count)

    return intrinsic(block)


def _mix(matrix: Sequence[Sequence[int]]) -> Any:
    """`mix(x, at, step, out, to, out_step)`: vectors of x, added and subtracted by the rows of a matrix of 1, 0, -1."""

    def typed(x: Any, out: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            x, out = (_data(context, builder, signature.args[at], values[at]) for at in (0, 3))
            (at, step), (to, out_step) = values[1:3], values[4:6]
            held = [_load(builder, x, builder.add(at, builder.mul(step, _INDEX(one)))) for one in range(len(matrix[0]))]
            for number, row in enumerate(matrix):
                found = ir.Constant(_MANY, [0.0] * VECTOR)
                for one in (one for one in range(len(row)) if row[one]):  # what is added first, first
                    found = (builder.fadd if row[one] > 0 else builder.fsub)(found, held[one])
                _store(builder, found, out, builder.add(to, builder.mul(out_step, _INDEX(number))))
            return context.get_dummy_value()

        return types.void(x, types.intp, types.intp, out, types.intp, types.intp), code

    def mix(context, x, at, step, out, to, out_step):  # type: ignore[no-untyped-def]
        return typed(x, out)

    return intrinsic(mix)


block: Callable[..., None] = _block(4, 1)
row_block: Callable[..., None] = _block(1, 4)
into_tile: Callable[..., None] = _mix(((1, 0, -1, 0), (0, 1, 1, 0), (0, -1, 1, 0), (0, 1, 0, -1)))
out_of_tile: Callable[..., None] = _mix(((1, 1, 1, 0), (0, 1, -1, -1)))
TO_TILES = np.array(((1, 0, 0), (0.5, 0.5, 0.5), (0.5, -0.5, 0.5), (0, 0, 1)), np.float64)
"""What weights of 3 × 3 are seen as from the tiles."""


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


# Its weights -----------------------------------------------------------------------------------------------------


def laid_out(arrays: Mapping[str, NDArray[Any]]) -> Net:
    """A net from the arrays that `train.net.folded` makes; a KeyError or a ValueError where they are none."""
    weights, layers, at = list[NDArray[Any]](), list[tuple[int, int, int, int]](), 0
    blocks = sum(name.endswith(".one.weight") for name in arrays)
    named = ["numbers", "stem", *(f"{block}.{name}" for block in range(blocks) for name in ("one", "two", "pool"))]
    for name in (*named, "spaces", "squares", "whole", "others", "told"):
        if f"{name}.weight" not in arrays and name in ("numbers", "others", "told"):
            raise KeyError(name)
        if f"{name}.weight" not in arrays:
            layers.append((0, 0, 0, 0))
            continue
        layer = matrices(np.asarray(arrays[f"{name}.weight"], np.float64), name)
        bias = np.zeros(layer.shape[-1] if name != "others" else len(layer))
        bias[: len(arrays[f"{name}.bias"])] = arrays[f"{name}.bias"]
        sizes = layer.shape[-2:] if name != "others" else layer.shape[::-1]
        layers.append((at, at + layer.size, *sizes))
        weights += [layer.ravel(), bias]
        at += layer.size + bias.size
    return Net(np.ascontiguousarray(np.concatenate(weights), np.float32), np.array(layers, np.int64))


PARTS = {"whole": 3, "pool": 2}
"""These layers see several things beside each other, each of the width of the net."""


def matrices(weight: NDArray[np.float64], name: str) -> NDArray[np.float64]:
    """The weights of a layer from inputs to outputs, with zeros to full vectors; of a convolution one matrix for each
    place of a tile. Those of the others lie action by action."""
    if name == "numbers":
        return filled(weight.T, weight.shape[1])
    if name == "others":
        return filled(weight, len(weight))
    if weight.ndim == 2:
        parts = PARTS.get(name.rpartition(".")[2], 1)
        return np.concatenate([filled(one.T) for one in np.split(weight, parts, 1)])
    if weight.shape[2:] == (3, 3):
        tiles = np.einsum("ai,bj,oxij->abxo", TO_TILES, TO_TILES, weight).reshape(PATCH, *weight.shape[1::-1])
        return np.array([filled(one, padded(len(one), VECTOR) if name == "stem" else None) for one in tiles])
    return np.concatenate([filled(one.T) for one in weight.reshape(*weight.shape[:2], -1).transpose(2, 0, 1)])


def filled(matrix: NDArray[np.float64], rows: int | None = None) -> NDArray[np.float64]:
    """With zeros below it and beside it."""
    found = np.zeros((rows or padded(len(matrix)), padded(matrix.shape[1])))
    found[: matrix.shape[0], : matrix.shape[1]] = matrix
    return found
