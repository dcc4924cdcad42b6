// Plays tables over real sockets, one for each seat, for so many seconds, against Boulevard or boardgame.io: at once, or
// with pauses so that so many moves a second are made. Prints moves acknowledged, the milliseconds from a move to its
// acknowledgement, the bytes received for each, and all moves since the start. Of several servers (`URL,URL`) each table
// has one as its home, as a proxy would choose it. `idle` opens so many sockets instead and waits for a line on
// standard input.
const WebSocket = require("ws");
const { io } = require("socket.io-client");
const [kind, given] = process.argv.slice(2, 4);
const urls = given.split(",");
const url = urls[0];
const home = (table) => urls[[...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % urls.length];
const [tables, seconds, rate] = process.argv.slice(4).map(Number);

let waits = [];
let games = 0, total = 0, bytes = 0;
const acknowledged = (sent) => { total++; waits.push(now() - sent); };
let running = true;
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const pause = (play) => (rate ? setTimeout(play, -Math.log(Math.random()) * 1000 * tables / rate) : play());
const now = () => performance.now();
const json = { method: "POST", headers: { "content-type": "application/json" } };

async function ours() {
  const body = JSON.stringify({ game: "paris", seats: { orange: "me", blue: "me" } });
  const opened = await (await fetch(`${pick(urls)}/api/tables`, { ...json, body })).json();
  const sockets = [], at = home(opened.table).replace("http", "ws");
  for (const seat of ["orange", "blue"]) {
    const headers = { authorization: `Bearer ${opened.tokens[seat]}` };
    const socket = new WebSocket(`${at}/api/tables/${opened.table}/live`, { headers });
    sockets.push(socket);
    let sent = 0;
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      bytes += data.length;
      if (message.type === "accepted") acknowledged(sent);
      else if (message.type === "refused") throw new Error(JSON.stringify(message));
      else if (message.type === "state" && running) {
        if (message.moves.length) {
          const move = { type: "move", ply: message.ply, move: pick(message.moves), id: `${message.ply}` };
          pause(() => { sent = now(); socket.send(JSON.stringify(move)); });
        } else if (message.status === "over" && seat === "orange") {
          games++;
          sockets.forEach((one) => one.close());
          ours();
        }
      }
    });
  }
}

async function peer() {
  const match = `match${Math.random()}`; // made by the first who asks for it
  for (const player of ["0", "1"]) {
    const socket = io(`${url}/paris`, { transports: ["websocket"] });
    let sent = 0, waiting = false;
    const turn = (state) => {
      if (waiting && state.ctx.currentPlayer !== player) { waiting = false; acknowledged(sent); }
      if (!running || waiting || state.ctx.currentPlayer !== player) return;
      const taken = new Set(state.G.laid.map((one) => one.square));
      const free = [...Array(49).keys()].filter((square) => !taken.has(square));
      const payload = { type: "tile", args: [pick(free), Math.floor(Math.random() * 4)], playerID: player };
      waiting = true;
      pause(() => { sent = now(); socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player); });
    };
    socket.io.on("open", () => socket.io.engine.on("packet", ({ data }) => { bytes += data?.length ?? 0; }));
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (id, info) => turn(info.state));
    socket.on("update", (id, state) => turn(state));
  }
}

async function idle() {
  const body = JSON.stringify({ game: "paris", seats: { orange: "me", blue: "me" } });
  const opened = await (await fetch(`${url}/api/tables`, { ...json, body })).json();
  let held = 0;
  for (let n = 0; n < tables; n++) {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${opened.table}/live`);
    await new Promise((done) => socket.once("message", () => { held++; done(); }));
    socket.on("close", () => held--);
  }
  console.log(held);
  process.stdin.once("data", () => { console.log(held); process.exit(0); });
}

async function main() {
  if (kind === "idle") return idle();
  for (let n = 0; n < tables; n++) await (kind === "boulevard" ? ours() : peer());
  await new Promise((done) => setTimeout(done, 2000));
  waits = []; games = 0; bytes = 0;
  const began = now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (now() - began) / 1000, all = waits.slice().sort((a, b) => a - b);
  running = false;
  const at = (share) => all[Math.floor(all.length * share)];
  console.log(JSON.stringify({ moves: all.length / took, p50: at(0.5), p99: at(0.99), games, total, bytes: bytes / all.length }));
  process.exit(0);
}
main();
