// Made from the Python types by tools/protocol.py: do not edit.

import type { AnyEvent, TableEvent } from "../../protocol.ts";

export type Event = TableEvent | AnyEvent;
