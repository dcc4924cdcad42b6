"""The net: a board goes through residual blocks, what is no board through dense ones. Policy, victory, lead, lines.

`Net` learns; `folded` is the same without its normalisation, as the plain arrays that play everywhere: here on the GPU
(`evaluate`), and inside the core (`boulevard.core.net`) from the file that `boulevard.bots.weights` reads.
"""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from train.game import Played

Weights = dict[str, Tensor]
POOLED = (1, 3)
"""Blocks that also see the whole board at once."""


class Block(nn.Module):  # type: ignore[misc]
    """A residual block, of a board or dense."""

    def __init__(self, width: int, board: bool, pooled: bool) -> None:
        super().__init__()
        self.one, self.one_norm = layer(width, width, board)
        self.two, self.two_norm = layer(width, width, board)
        nn.init.zeros_(self.two_norm.weight)
        self.pool = nn.Linear(2 * width, width) if pooled else None

    def forward(self, x: Tensor) -> Tensor:
        y = functional.relu(self.one_norm(self.one(x)))
        if self.pool is not None:
            y = y + self.pool(pooled(y))[:, :, None, None]
        return functional.relu(x + self.two_norm(self.two(y)))


def layer(inputs: int, outputs: int, board: bool) -> tuple[nn.Module, nn.Module]:
    """Weights, and what makes their outputs alike in size."""
    if board:
        return nn.Conv2d(inputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs)
    return nn.Linear(inputs, outputs, bias=False), nn.BatchNorm1d(outputs)


class Net(nn.Module):  # type: ignore[misc]
    """`shape` is kept with the weights: it says how they are put together. A game without planes has no board: its
    numbers alone go through the blocks."""

    def __init__(self, played: Played, width: int = 64, blocks: int = 5) -> None:
        super().__init__()
        encoding, rules = played.encoding, played.rules
        heads = dict(encoding.HEADS)
        self.shape = {"width": width, "blocks": blocks, "planes": encoding.PLANES, "numbers": encoding.NUMBERS}
        self.seats, self.lines = int(rules.SEATS), int(rules.LINES)
        self.board = encoding.PLANES > 0
        self.register_buffer("scales", torch.tensor(played.scales()))
        self.numbers = nn.Linear(encoding.NUMBERS, width)
        self.blocks = nn.ModuleList(Block(width, self.board, self.board and at in POOLED) for at in range(blocks))
        if self.board:
            self.stem, self.stem_norm = layer(encoding.PLANES, width, True)
            self.spaces = nn.Conv2d(width, heads["spaces"], 1)
            self.squares = nn.Conv2d(width, heads["squares"], 2, stride=2)
            self.whole = nn.Linear(3 * width, 2 * width)
        last = 2 * width if self.board else width
        self.others = nn.Linear(last, heads["others"])
        self.told = nn.Linear(last, self.seats * (2 + self.lines))

    def forward(self, board: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions; by seat the logit of winning and the lead, then the lines of all sheets."""
        told = functional.relu(self.numbers(numbers / self.scales))
        x = functional.relu(self.stem_norm(self.stem(board)) + told[:, :, None, None]) if self.board else told
        for block in self.blocks:
            x = block(x)
        if not self.board:
            return self.others(x), self.told(x)
        whole = functional.relu(self.whole(torch.cat([pooled(x), told], 1)))
        policy = [self.spaces(x).flatten(1), self.squares(x).flatten(1), self.others(whole)]
        return torch.cat(policy, 1), self.told(whole)


def pooled(x: Tensor) -> Tensor:
    return torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)


def board_of(planes: Tensor, kind: torch.dtype) -> Tensor:
    """Masks of 64 spaces as boards of ones and zeros, the planes last in memory."""
    places = torch.arange(64, device=planes.device)
    bits = (planes[:, None, :] >> places[None, :, None]) & 1
    return bits.to(kind).view(-1, 8, 8, planes.shape[1]).permute(0, 3, 1, 2)


def folded(net: Net) -> Weights:
    """The weights with the normalisation counted in."""

    def into(weighs: Any, norm: Any) -> tuple[Tensor, Tensor]:
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return weighs.weight * scale.view(-1, *[1] * (weighs.weight.dim() - 1)), norm.bias - norm.running_mean * scale

    found: Weights = {}
    with torch.no_grad():
        found["numbers.weight"], found["numbers.bias"] = net.numbers.weight / net.scales, net.numbers.bias
        if net.board:
            found["stem.weight"], found["stem.bias"] = into(net.stem, net.stem_norm)
        for at, block in enumerate(net.blocks):
            assert isinstance(block, Block)
            found[f"{at}.one.weight"], found[f"{at}.one.bias"] = into(block.one, block.one_norm)
            found[f"{at}.two.weight"], found[f"{at}.two.bias"] = into(block.two, block.two_norm)
            if block.pool is not None:
                found[f"{at}.pool.weight"], found[f"{at}.pool.bias"] = block.pool.weight, block.pool.bias
        for name in (*(("spaces", "squares", "whole") if net.board else ()), "others", "told"):
            head: Any = getattr(net, name)
            found[f"{name}.weight"], found[f"{name}.bias"] = head.weight, head.bias
        return {name: value.detach().clone() for name, value in found.items()}


def evaluate(weights: Weights, blocks: int, planes: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
    """What `Net` says, from its folded weights."""
    kind = weights["numbers.weight"].dtype

    def conv(name: str, x: Tensor, padding: int = 1, stride: int = 1) -> Tensor:
        return functional.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], stride, padding)

    def dense(name: str, x: Tensor) -> Tensor:
        return functional.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    told = functional.relu(dense("numbers", numbers.to(kind)))
    if "stem.weight" not in weights:
        x = told
        for at in range(blocks):
            x = functional.relu(x + dense(f"{at}.two", functional.relu(dense(f"{at}.one", x))))
        return dense("others", x), dense("told", x)
    x = functional.relu(conv("stem", board_of(planes, kind)) + told[:, :, None, None])
    for at in range(blocks):
        y = functional.relu(conv(f"{at}.one", x))
        if f"{at}.pool.weight" in weights:
            y = y + dense(f"{at}.pool", pooled(y))[:, :, None, None]
        x = functional.relu(x + conv(f"{at}.two", y))
    whole = functional.relu(dense("whole", torch.cat([pooled(x), told], 1)))
    policy = [conv("spaces", x, 0).flatten(1), conv("squares", x, 0, 2).flatten(1), dense("others", whole)]
    return torch.cat(policy, 1), dense("told", whole)


def worth(told: Tensor, seats: int, margin: float) -> Tensor:
    """What a position is worth to each seat, from what the net tells, so much of it by the lead."""
    told = told.float()
    won, ahead = torch.softmax(told[:, :seats], 1), told[:, seats : 2 * seats].clamp(-1, 1)
    return (1 - margin) * won + margin * (0.5 + 0.5 * ahead)
