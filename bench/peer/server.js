// boardgame.io's server with a game of like size: a tile is laid on an 8 × 8 board, legality is checked, hands are
// hidden. Everything is kept in memory, as it does by default. `node server.js PORT [FILLER]`: so many letters more in
// each state, where messages are to be as long as somebody else's.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const places = (G) => {
  const found = [];
  for (let square = 0; square < 49; square++)
    for (let turns = 0; turns < 4; turns++)
      if (!G.laid.some((one) => one.square === square)) found.push([square, turns]);
  return found;
};

const Paris = {
  name: "paris",
  setup: () => ({
    ground: Array(64).fill("."),
    laid: [],
    pool: ["STAIRS", "CROSS", "LINE", "CHONK", "BIG_L", "CORNER", "SQUARE", "LONG", "ZED", "TEE", "HOOK", "DOT"],
    players: { 0: { hand: [3], pile: [1, 2, 4, 5, 6, 7, 8] }, 1: { hand: [8], pile: [1, 2, 3, 4, 5, 6, 7] } },
    filler: "x".repeat(Number(process.argv[3] ?? 0)), used: [], tokens: { 0: 4, 1: 4 }, chimneys: { 0: 7, 1: 7 },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tile: {
      client: false,
      move: ({ G, playerID, random }, square, turns) => {
        if (!places(G).some((one) => one[0] === square && one[1] === turns)) return "INVALID_MOVE";
        if (G.laid.length >= 40) G.laid = [];
        G.laid.push({ square, turns, owner: playerID });
        for (const step of [0, 1, 8, 9]) G.ground[square + step] = "OBLM"[(turns + step) % 4];
        G.players[playerID].hand = [random.Die(8)];
      },
    },
  },
};

const server = Server({ games: [Paris], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, "*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
