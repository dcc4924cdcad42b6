"""Products and sums of vectors of numbers, written for the compiler, which lays them out for whatever the machine
has: what a net is evaluated by (`core/net.py`)."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from boulevard.core.kernel import VECTOR

AT_ONCE = {"vectors": 4}
"""So many sums are kept in registers at once; a machine with shorter ones wants fewer."""

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

            def sums(down: range, right: range) -> None:
                """Those of some rows with some columns, in a loop of their own."""
                starts = [builder.gep(x, [builder.add(x_at, builder.mul(x_step, _INDEX(row)))]) for row in down]
                before, loop, after = builder.block, *(builder.append_basic_block(name) for name in ("loop", "after"))
                builder.branch(loop)
                builder.position_at_end(loop)
                k = builder.phi(_INDEX)
                k.add_incoming(_INDEX(0), before)
                held = [builder.phi(_MANY) for _ in range(len(down) * len(right))]
                here = builder.add(w_at, builder.mul(k, w_step))
                columns = [_load(builder, w, builder.add(here, _INDEX(VECTOR * one))) for one in right]
                found = list[Any]()
                for start in starts:
                    factor = _spread(builder, builder.load(builder.gep(start, [k])))
                    for column in columns:
                        found.append(builder.call(multiply_add, [factor, column, held[len(found)]]))
                following = builder.add(k, _INDEX(1))
                k.add_incoming(following, loop)
                for before_it, new in zip(held, found, strict=True):
                    before_it.add_incoming(ir.Constant(_MANY, [0.0] * VECTOR), before)
                    before_it.add_incoming(new, loop)
                builder.cbranch(builder.icmp_signed("<", following, count), loop, after)
                builder.position_at_end(after)
                for (row, one), new in zip(product(down, right), found, strict=True):
                    place = builder.add(to, builder.add(builder.mul(out_step, _INDEX(row)), _INDEX(VECTOR * one)))
                    _store(builder, new, out, place)

            most = AT_ONCE["vectors"]
            high, wide = min(rows, most), min(vectors, max(1, most // rows))
            for row, one in product(range(0, rows, high), range(0, vectors, wide)):
                sums(range(row, row + high), range(one, one + wide))
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
