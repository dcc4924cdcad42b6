"""Decisions are kept, and a net learns from them."""

import copy
import threading
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from train.game import Played
from train.net import Net, Weights, board_of, folded, worth

MARGIN_ROWS = 1 << 15
"""Rows that are about to be written over are not learnt from: they may be half written."""


class Replay:
    """The last decisions, on the device."""

    def __init__(self, played: Played, room: int, device: torch.device) -> None:
        self.room, self.device, self.written = room, device, 0
        rows = played.forest.rows(1)
        self.kept = {
            name: torch.zeros((room, *array.shape[1:]), dtype=torch.from_numpy(_signed(array)).dtype, device=device)
            for name, array in rows._asdict().items()
        }

    def add(self, rows: Any) -> None:
        count = len(rows.listed)
        for start in range(0, count, 1 << 14):
            end = min(count, start + (1 << 14))
            places = (torch.arange(start, end, device=self.device) + self.written) % self.room
            for name, array in rows._asdict().items():
                self.kept[name][places] = torch.from_numpy(_signed(array[start:end])).to(self.device)
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
        self.written += count

    def some(self, count: int) -> dict[str, Tensor]:
        """Rows by lot."""
        held = min(self.written, self.room)
        if held < self.room:
            places = torch.randint(held, (count,), device=self.device)
        else:
            away = torch.randint(self.room - min(MARGIN_ROWS, self.room // 4), (count,), device=self.device)
            places = (self.written - 1 - away) % self.room
        return {name: tensor[places] for name, tensor in self.kept.items()}


def _signed(array: Any) -> Any:
    return array.view("int16") if array.dtype == "uint16" else array


class Trainer:
    """A net that learns, and its mean over time, which plays."""

    def __init__(self, played: Played, net: Net, device: torch.device, rate: float) -> None:
        self.played, self.device = played, device
        self.net = net.to(device, memory_format=torch.channels_last)
        self.mean = copy.deepcopy(self.net)
        self.rate, self.steps = rate, 0
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-4)
        spaces, actions = played.turns()
        self.spaces, self.actions = (torch.from_numpy(table).to(device) for table in (spaces, actions))
        self.losses: dict[str, float] = {}
        self.lock = threading.Lock()

    def step(self, rows: dict[str, Tensor], rate: float) -> None:
        """Learn from these rows once."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        board = board_of(rows["planes"], torch.float32)
        actions = rows["actions"].long()
        board, actions = self.turned(board, actions)
        self.net.train()
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            policy, told = self.net(board, rows["numbers"].float())
        losses = self.compared(rows, actions, policy.float(), told.float())
        self.optimizer.zero_grad(set_to_none=True)
        torch.stack(list(losses.values())).sum().backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        with self.lock:
            self.optimizer.step()
            self.steps += 1
            self.follow()
        if self.steps % 50 == 0:
            self.losses = {name: float(loss.detach()) for name, loss in losses.items()}

    def turned(self, board: Tensor, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Every part of the rows seen from another side."""
        parts = len(self.spaces)
        if parts == 1:
            return board, actions
        boards, acts = [], []
        for by, (some, chosen) in enumerate(zip(board.chunk(parts), actions.chunk(parts), strict=False)):
            flat = some.flatten(2)
            seen = torch.zeros_like(flat)
            seen[:, :, self.spaces[by]] = flat
            boards.append(seen.view(-1, flat.shape[1], 8, 8))
            acts.append(self.actions[by][chosen])
        return torch.cat(boards).contiguous(memory_format=torch.channels_last), torch.cat(acts)

    def compared(self, rows: dict[str, Tensor], actions: Tensor, policy: Tensor, told: Tensor) -> dict[str, Tensor]:
        """How far the net is from what came."""
        seats, lines = self.net.seats, self.net.lines
        places = torch.arange(actions.shape[1], device=self.device)
        listed = places[None, :] < rows["listed"][:, None]
        wanted = torch.where(listed, (rows["shares"].int() & 0xFFFF).float(), 0.0)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        logits = policy.gather(1, torch.where(listed, actions, 0)).masked_fill(~listed, -1e9)
        found = torch.log_softmax(logits, 1)
        known = (wanted * torch.log(wanted.clamp(min=1e-9))).sum(1)
        won = torch.log_softmax(told[:, :seats], 1)
        sheets = rows["lines"] / self.played.encoding.LINE
        found_worth = worth(told, seats, self.played.forest.MARGIN)[:, 0]
        return {
            "policy": (known - (wanted * found).sum(1)).mean(),
            "worth": 4 * functional.mse_loss(found_worth, rows["found"]),
            "won": -(rows["won"] * won).sum(1).mean(),
            "ahead": functional.mse_loss(told[:, seats : 2 * seats], rows["ahead"]),
            "lines": 0.1 * functional.mse_loss(told[:, 2 * seats : 2 * seats + seats * lines], sheets),
        }

    def follow(self) -> None:
        """The mean follows the net, faster at first."""
        weight = max(0.002, 1 / (self.steps + 1))
        with torch.no_grad():
            ours, theirs = list(self.mean.parameters()), list(self.net.parameters())
            torch._foreach_lerp_(ours, theirs, weight)
            for kept, now in zip(self.mean.buffers(), self.net.buffers(), strict=True):
                kept.copy_(now)

    def weights(self) -> Weights:
        """The mean, ready to play."""
        with self.lock:
            self.wait()
            found = folded(self.mean)
            self.wait()
            return found

    def wait(self) -> None:
        """Until the device has done all that it was told to."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()
