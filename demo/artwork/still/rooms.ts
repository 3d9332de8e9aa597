import type { Picture } from "#demo/artwork/scene/picture.ts";
import { H, pts, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { planks, put, roomLight, shadow } from "./things.ts";

/** Still lifes in rooms. Everything is in the middle, where an upright crop keeps it. */

/** A card from the mountains, its envelope, a pencil: a table from above. */
export function postcard(p: Picture): void {
  planks(p, [0, H], "#9a6b43", "post", { wide: 168 });
  roomLight(p);
  const sheet = (at: Point, turn: number, wide: number, high: number, body: string, paint: string): void => {
    p.raw(
      `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})"><rect x="${-wide / 2 + 10}" y="${-high / 2 + 14}" width="${wide}" height="${high}" fill="#1d0f06" fill-opacity=".4"/><rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" fill="${paint}"/>${body}</g>`,
    );
  };
  sheet(
    [830, 380],
    -11,
    600,
    400,
    '<path d="M-300 -200L0 30L300 -200Z" fill="#e6dcc8"/><path d="M-300 -200L0 30L300 -200M-300 200L-60 -20M300 200L60 -20" fill="none" stroke="#b9a98b" stroke-width="4"/><circle cx="0" cy="24" r="38" fill="#c8350a"/><path d="M-20 40L-6 14L4 28L12 10L24 40Z" fill="#ffffff"/>',
    "#f3ecdd",
  );
  sheet(
    [940, 660],
    6,
    620,
    410,
    '<rect x="-288" y="-183" width="576" height="366" fill="#8fb9dd"/><rect x="-288" y="-183" width="576" height="180" fill="#5d97cd"/>' +
      '<circle cx="150" cy="-104" r="40" fill="#fff1cf"/><path d="M-288 70L-150 -90L-70 0L40 -136L190 30L288 -30V183H-288Z" fill="#f7fafc"/>' +
      '<path d="M40 -136L70 -20L40 60L110 110L190 30ZM-150 -90L-130 20L-90 60L-70 0Z" fill="#7fa6cc"/><path d="M-288 90C-120 50 60 120 288 70V183H-288Z" fill="#ffffff"/>' +
      '<path d="M-40 183C-70 150 20 140 -14 116C-40 100 -6 92 -10 84" fill="none" stroke="#a9c4de" stroke-width="9" stroke-linecap="round"/>' +
      '<path d="M-226 120l26 -70l26 70ZM-190 130l20 -56l20 56ZM200 120l24 -66l24 66Z" fill="#1f4a3c"/>',
    "#ffffff",
  );
  p.raw(
    '<g transform="translate(1210 300) rotate(58)"><rect x="-206" y="-6" width="400" height="32" fill="#1d0f06" fill-opacity=".35"/><rect x="-210" y="-16" width="360" height="32" fill="#ff5a1f"/><rect x="-210" y="-6" width="360" height="10" fill="#ffffff" fill-opacity=".25"/><path d="M150 -16L204 0L150 16Z" fill="#e8c79a"/><path d="M188 -5L204 0L188 5Z" fill="#1b1f24"/><rect x="-238" y="-16" width="30" height="32" fill="#d98c9a"/></g>',
  );
  // Coffee, nearly finished.
  shadow(p, [596, 880], 170, 150, 0.6, "#1d0f06");
  p.disc([580, 860], 118, "#f4f1ea");
  p.disc([580, 860], 102, "#d9d3c6");
  p.disc([580, 862], 92, "#4a2a16");
  p.ellipse([560, 834], 44, 20, "#7a4a2a");
}

/** The counter of the workshop: a telephone that somebody answers, tools behind it. */
export function counter(p: Picture): void {
  p.band(0, 700, p.down(0, 700, "0 #33514d, 1 #466a63"));
  const holes: Point[][] = [];
  for (let y = 30; y < 620; y += 44) for (let x = 20; x < W; x += 44) holes.push([[x, y]]);
  p.lines(holes, "#1f3633", 8, { opacity: 0.7 });
  const tools = [
    ["stub-driver:signal", 600, 250, 0.34],
    ["plain-scraper:lemon", 850, 250, 0.34],
    ["liftline-multitool:ochre", 1100, 250, 0.34],
    ["bevel-edge-tool:silver", 1340, 250, 0.34],
    ["mane-horsehair-brush:walnut", 360, 250, 0.34],
  ] as const;
  for (const [i, [piece, x, y, scale]] of tools.entries()) {
    shadow(p, [x + 16, y + 16], 110, 150, 0.4);
    put(p, piece, `t${i}`, { at: [x, y], scale, turn: i % 2 ? 4 : -3 });
  }
  planks(p, [690, H], "#a8774a", "counter", { wide: 90 });
  p.box(0, 690, W, 12, "#d3a473");
  shadow(p, [910, 842], 380, 44, 0.8, "#1d0f06");
  // Telephone: body, dial, handset on its fork, cord.
  p.line(pts("1120 800, 1240 830, 1290 790, 1340 850, 1420 800, 1480 860"), "#141a20", 14, { curved: true });
  p.area(
    pts("650 836, 700 640, 790 560, 1010 560, 1100 640, 1150 836"),
    p.along([650, 560], [1150, 836], "0 #ff7a45, .5 #e2470f, 1 #a52c05"),
  );
  p.area(pts("650 836, 1150 836, 1140 862, 660 862"), "#7a2105");
  p.disc([900, 716], 108, "#f7f3ea");
  p.disc([900, 716], 104, "#e9e2d3");
  const finger: Point[][] = [];
  for (let i = 0; i < 10; i++) {
    const turn = (i / 12) * Math.PI * 2 - 2.2;
    finger.push([[900 + Math.cos(turn) * 76, 716 + Math.sin(turn) * 76]]);
  }
  p.lines(finger, "#33383d", 32);
  p.disc([900, 716], 40, "#ffffff");
  p.box(770, 520, 34, 60, "#8a2706");
  p.box(996, 520, 34, 60, "#8a2706");
  p.area(
    pts(
      "590 530, 600 440, 690 420, 780 450, 1020 450, 1110 420, 1200 440, 1210 530, 1110 550, 1080 500, 720 500, 690 550",
    ),
    p.down(420, 550, "0 #ff8a58, .5 #dd430d, 1 #9a2804"),
    { curved: true },
  );
  p.line(pts("650 448, 780 470, 1020 470, 1150 448"), "#ffffff", 8, { curved: true, opacity: 0.4 });
  roomLight(p);
}
