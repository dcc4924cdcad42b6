/** A small motif for each painting, in our own manner: a few brush strokes over its colours, 120 by 120. */
interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

const INK = "#1d2433";
const PALE = "#fff3d6";
const GOLD = "#f6cf5a";

const sun = (x: number, y: number, size: number, fill: string): Stroke => ({
  d: `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
  fill,
});
/** A standing figure: head, dress. */
const figure = (x: number, y: number, size: number, fill: string): Stroke => ({
  d: `M${x - 3 * size} ${y}a${3 * size} ${3 * size} 0 1 0 ${6 * size} 0a${3 * size} ${3 * size} 0 1 0 ${-6 * size} 0zM${x - 3 * size} ${y + 4 * size}h${6 * size}l${3 * size} ${14 * size}h${-12 * size}z`,
  fill,
});
const dancer = (x: number, y: number, size: number, fill: string): Stroke[] => [
  {
    d: `M${x - 3 * size} ${y}a${3 * size} ${3 * size} 0 1 0 ${6 * size} 0a${3 * size} ${3 * size} 0 1 0 ${-6 * size} 0z`,
    fill: INK,
  },
  { d: `M${x} ${y + 4 * size}l${-10 * size} ${10 * size}q${10 * size} ${5 * size} ${20 * size} 0z`, fill },
  {
    d: `M${x - 3 * size} ${y + 14 * size}l${-2 * size} ${9 * size}M${x + 3 * size} ${y + 14 * size}l${6 * size} ${6 * size}M${x - 2 * size} ${y + 5 * size}l${-9 * size} ${-6 * size}M${x + 2 * size} ${y + 5 * size}l${9 * size} ${-7 * size}`,
    line: INK,
    width: 2,
  },
];
const flower = (x: number, y: number, size: number, fill: string): Stroke[] => [
  {
    d: Array.from(
      { length: 8 },
      (_, i) =>
        `M${x} ${y}l${Math.round(10 * size * Math.cos((i * Math.PI) / 4)) / 10} ${Math.round(10 * size * Math.sin((i * Math.PI) / 4)) / 10}`,
    ).join(""),
    line: fill,
    width: size * 0.7,
  },
  sun(x, y, size * 0.4, "#7a4a1a"),
];
const bottle = (x: number, y: number, fill: string): Stroke => ({
  d: `M${x - 2} ${y}h4v10q5 3 5 9v21h-14v-21q0-6 5-9z`,
  fill,
});

export const MOTIFS: Record<string, Stroke[]> = {
  CE10: [
    { d: "M22 96h76M30 96v20M90 96v20", line: INK, width: 5 },
    figure(36, 56, 2, INK),
    figure(84, 56, 2, "#4a2c1c"),
    { d: "M52 84l8-9 7 6-7 9zM63 88l8-7 6 7-8 6z", fill: PALE },
  ],
  DE10: [...dancer(42, 42, 2, PALE), ...dancer(84, 56, 1.5, "#f7d3d0")],
  GA10: [
    { d: "M60 14v92M28 42h64", line: INK, width: 6 },
    { d: "M60 38q10 10 4 40l-4 20-4-20q-6-30 4-40z", fill: GOLD },
    sun(60, 34, 7, GOLD),
  ],
  MA10: [
    sun(60, 34, 10, "#f0d2b0"),
    { d: "M46 26q14-12 28 0v6h-28zM46 48h28l4 26h-36zM46 74h28l3 38h-12l-5-24-5 24h-12z", fill: INK },
    { d: "M44 50l34-6", line: PALE, width: 3 },
  ],
  MO10: [
    sun(79, 32, 12, "#ff7a5c"),
    { d: "M72 62h14M68 72h20M74 82h11M72 92h16", line: "#ff8c6c", width: 3.2 },
    { d: "M24 79q12 9 26 0l-4 7h-18zM37 78v-20", fill: "#16305c", line: "#16305c", width: 2 },
  ],
  RE10: [
    { d: "M10 30q50-16 100 0l-6 8q-46-12-88 0z", fill: "#e9b44c" },
    { d: "M14 92h92", line: PALE, width: 12 },
    bottle(48, 52, INK),
    figure(82, 54, 1.6, "#24406e"),
    sun(82, 48, 7, GOLD),
  ],
  TO10: [...dancer(60, 34, 2.6, "#f2a23a"), { d: "M20 110q20-30 36-32", line: INK, width: 4 }],
  VA10: [
    { d: "M44 78h32l-5 34h-22z", fill: "#8d5a24" },
    ...flower(42, 50, 15, GOLD),
    ...flower(72, 38, 16, "#ffb52e"),
    ...flower(80, 66, 13, GOLD),
    { d: "M46 62l8 18M70 52l-8 28M76 76l-8 8", line: "#2f6b3a", width: 3 },
  ],
  CE12: [
    { d: "M4 84l34-34 14 10 22-30 42 54z", fill: "#7f95c0" },
    { d: "M38 50l-8 34M74 30l-6 54M74 30l14 54", line: PALE, width: 2 },
    { d: "M88 120q-4-30 8-54q14 20 10 54z", fill: "#274f30" },
  ],
  DE12: [...dancer(34, 46, 1.7, "#7fb2e8"), ...dancer(64, 34, 1.7, "#9cc6f0"), ...dancer(90, 58, 1.6, "#7fb2e8")],
  GA12: [
    figure(40, 56, 2.4, "#7a4326"),
    { d: "M30 70q10-8 22 2l6 32h-34z", fill: "#d0342c" },
    figure(82, 60, 2.2, "#6b3a22"),
    { d: "M70 76h24l8 30h-40z", fill: "#f3a9a0" },
    { d: "M0 40q60-10 120 0", line: PALE, width: 2 },
  ],
  MA12: [
    { d: "M12 90q40-16 98-6l-6 14h-92z", fill: PALE },
    { d: "M24 78q26-14 60-2l18 4q-40 12-78-2z", fill: "#f0d2b0" },
    sun(28, 66, 8, "#f0d2b0"),
    ...flower(88, 48, 10, "#f6a5b0"),
    { d: "M100 84l8-14 3 14z", fill: INK },
  ],
  MO12: [
    ...[
      [24, 84],
      [42, 96],
      [58, 80],
      [30, 106],
      [74, 102],
      [90, 86],
      [104, 104],
    ].map(([x, y]) => sun(x!, y!, 4.5, "#e8402f")),
    figure(84, 44, 1.5, PALE),
    { d: "M72 38q12-16 26 0z", fill: "#4b79b8" },
    figure(98, 56, 1, "#d8c49a"),
  ],
  RE12: [
    { d: "M44 0l6 76M82 0l-6 76M42 78h42", line: "#6b4a26", width: 3 },
    figure(63, 36, 2.3, PALE),
    { d: "M60 52v10M62 68v8", line: "#4b79d8", width: 4 },
  ],
  TO12: [
    { d: "M6 92h108v18h-108z", fill: "#b73a2c" },
    { d: "M8 66q28-16 50 2q26-18 56-2v26h-106z", fill: PALE },
    sun(38, 66, 11, "#8a4a22"),
    sun(80, 66, 11, "#5c3018"),
    sun(38, 70, 8, "#f0d2b0"),
    sun(80, 70, 8, "#f0d2b0"),
  ],
  VA12: [
    { d: "M58 62h56v36h-56zM58 52v60M114 48v62", fill: "#c8782a", line: "#8a4a16", width: 4 },
    { d: "M62 66h20v10h-20z", fill: PALE },
    { d: "M16 84h22v6h-22zM18 90v18M36 90v18M18 84v-22h18", line: "#8a4a16", width: 4 },
    { d: "M30 14h26v30h-26zM43 14v30", fill: "#bfe0e6", line: "#3c7a4a", width: 3 },
  ],
  CE14: [
    ...[
      [34, 80, "#e5812a"],
      [56, 86, "#d43a2c"],
      [78, 80, "#f2a62b"],
      [46, 66, "#c5352c"],
      [68, 64, "#e5812a"],
    ].map(([x, y, fill]) => sun(x as number, y as number, 12, fill as string)),
    { d: "M8 100q50 14 104-4l-8 20h-96z", fill: PALE },
  ],
  DE14: [
    figure(50, 44, 2.6, INK),
    { d: "M38 36q12-12 26-2l-2 6q-12-6-22 0z", fill: "#7a5a2a" },
    { d: "M64 92h52", line: PALE, width: 9 },
    { d: "M80 62h16l-4 14h-8zM88 76v12M82 88h12", fill: "#b9d67a", line: "#b9d67a", width: 2 },
  ],
  GA14: [
    figure(44, 58, 2.3, PALE),
    figure(76, 64, 2.1, "#7a3a5c"),
    { d: "M8 112q18-22 36-10l-6 12z", fill: "#d0582c" },
    { d: "M96 120q-4-60 6-100M102 30q-18-10-26 4M102 30q14-10 18 6", line: "#2f5b34", width: 5 },
  ],
  MA14: [
    { d: "M0 96h120v24h-120z", fill: "#e8e2d0" },
    bottle(22, 66, "#2b4a2c"),
    bottle(40, 70, "#a3381c"),
    bottle(100, 66, GOLD),
    figure(68, 42, 2.6, INK),
    sun(68, 36, 8, "#f0d2b0"),
    { d: "M60 24q8-8 16 0v8q-8-6-16 0z", fill: "#d8a24a" },
  ],
  MO14: [
    { d: "M0 46l60-34 60 34", line: INK, width: 5 },
    { d: "M38 76h40v28h-40zM44 64h8v12h-8z", fill: INK },
    sun(46, 106, 7, "#3b2a17"),
    sun(70, 106, 7, "#3b2a17"),
    sun(48, 50, 11, PALE),
    sun(62, 40, 14, PALE),
    sun(80, 34, 11, "#e6e6ee"),
  ],
  RE14: [
    ...[
      [34, 44],
      [74, 34],
      [94, 58],
    ].flatMap(([x, y]) => [
      {
        d: `M${x! - 24} ${y}q24-34 48 0q-8-5-12 0q-6-5-12 0q-6-5-12 0q-6-5-12 0z`,
        fill: "#24406e",
        line: "#9fb6dc",
        width: 1.5,
      },
      { d: `M${x} ${y}v28`, line: INK, width: 2.5 },
    ]),
    figure(36, 78, 1.7, PALE),
  ],
  TO14: [
    { d: "M14 120l14-50h30l14 50z", fill: "#7a1f1a" },
    { d: "M43 62l-26-24M43 62l26-24M43 62l-24 24M43 62l24 22", line: INK, width: 4 },
    figure(92, 60, 2.3, INK),
    { d: "M82 54h20M86 54v-12h12v12", line: INK, fill: INK, width: 4 },
  ],
  VA14: [
    ...[
      [24, 26],
      [56, 18],
      [42, 48],
    ].flatMap(([x, y]) => [
      sun(x!, y!, 5, GOLD),
      { d: `M${x! - 11} ${y}a11 11 0 0 1 22 0a11 11 0 0 1-18 8`, line: "#f7e6a0", width: 2 },
    ]),
    sun(96, 28, 12, GOLD),
    { d: "M58 56q18-14 26 0q6 12-8 14q-10-2-6-9", line: PALE, width: 3 },
    { d: "M18 120q-6-40 6-66q10 24 8 66z", fill: "#1d3a2a" },
    { d: "M52 104v-18l5-12 5 12v18zM40 104h60v10h-60z", fill: "#22304f" },
  ],
  CE16: [
    { d: "M22 120l28-110M98 120l-28-110", line: "#3b2a17", width: 5 },
    figure(40, 72, 1.9, "#f0d2b0"),
    figure(60, 64, 1.9, "#e6bd92"),
    figure(80, 72, 1.9, "#f0d2b0"),
  ],
  DE16: [
    figure(40, 46, 2.6, "#f0d2b0"),
    { d: "M28 60h24l6 22h-36z", fill: PALE },
    { d: "M8 92h104", line: PALE, width: 12 },
    { d: "M66 84h30q-2-14-16-14h-8M72 70q8-8 16 0", fill: INK, line: INK, width: 3 },
  ],
  GA16: [
    { d: "M0 92q40-70 120-84", line: "#4a2c1c", width: 8 },
    ...[
      [18, 96],
      [44, 106],
      [72, 102],
      [98, 110],
    ].map(([x, y]) => ({ d: `M${x! - 13} ${y! + 8}q2-22 13-22t13 22q-13 8-26 0z`, fill: PALE })),
    figure(86, 36, 1.4, "#24406e"),
    { d: "M76 40l-10-8M96 40l10-8", line: GOLD, width: 4 },
  ],
  MA16: [
    { d: "M10 0q-4 60 4 120M104 0q6 60-2 120", line: "#1f3f26", width: 8 },
    figure(42, 58, 2.1, "#f4dcbc"),
    figure(66, 54, 2.1, INK),
    figure(88, 60, 2, INK),
    { d: "M18 104q12-14 26 0z", fill: "#c8a24a" },
    sun(28, 98, 4, "#d43a2c"),
    sun(36, 100, 4, GOLD),
  ],
  MO16: [
    ...[
      [28, 40],
      [72, 30],
      [50, 66],
      [94, 70],
      [26, 92],
      [76, 100],
    ].flatMap(([x, y]) => [
      { d: `M${x! - 15} ${y}a15 6 0 1 0 30 0a15 6 0 1 0-30 0z`, fill: "#3f8a56" },
      { d: `M${x! - 6} ${y! - 1}q1-8 6-9q5 1 6 9z`, fill: "#ffd9e2" },
    ]),
  ],
  RE16: [
    ...[
      [18, 20],
      [46, 14],
      [76, 18],
      [104, 12],
    ].map(([x, y]) => sun(x!, y!, 6, PALE)),
    figure(40, 58, 2.2, "#f3b3b8"),
    figure(56, 54, 2.2, INK),
    figure(88, 66, 1.8, PALE),
    { d: "M28 52q10-12 22-2", line: GOLD, width: 4 },
  ],
  TO16: [
    sun(60, 34, 12, "#c8642a"),
    { d: "M44 46q16-8 32 0l6 40h-44z", fill: "#f4e0c8" },
    { d: "M30 86q30-12 60 0l10 28h-80z", fill: PALE },
    { d: "M60 48v34", line: "#d8b894", width: 2 },
  ],
  VA16: [
    ...[
      [28, 22],
      [62, 14],
      [98, 22],
    ].flatMap(([x, y]) => [
      sun(x!, y!, 7, GOLD),
      { d: `M${x! - 14} ${y}a14 14 0 0 1 28 0M${x! - 20} ${y! + 4}a20 20 0 0 1 40 0`, line: "#f7e6a0", width: 2 },
    ]),
    { d: "M38 76h44l10 22h-64z", fill: "#2f6b3a", line: "#7a4a1a", width: 4 },
    { d: "M34 98v16M86 98v16", line: "#7a4a1a", width: 5 },
    figure(98, 58, 1.6, PALE),
  ],
};
