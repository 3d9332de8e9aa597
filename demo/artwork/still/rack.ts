import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { glove as one } from "#demo/artwork/goods/gloves/pair.ts";
import { bottom, type Picture, pts, top, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { lain, moved, rounded, sign, words } from "./light.ts";
import { planks, put, putBoard, roomLight, sold } from "./things.ts";

/** The rack of a locker room: boards on one shelf, each between two pegs of the rail behind it. */

const foot = 884;
const rail = 400;
const scale = 0.42;
/** Narrow enough for all five boards to fit in an upright crop. */
const slots = [568, 732, 896, 1060, 1224];

type Room = { wall: string; line: string };

function room(p: Picture, { wall, line }: Room, seed: string): void {
  planks(p, [top, 850], wall, seed, { wide: 128, upright: true, line });
  p.band(top, 850 - top, p.down(0, 850, "0 #000000 0, .8 #000000 .05, 1 #000000 .3"));
  // The shelf: its top, seen from slightly above, its front, and the wall in its shade below.
  p.band(840, 70, p.down(840, 910, "0 #7d5433, 1 #b98653"));
  p.band(910, 46, p.down(910, 956, "0 #8f6239, 1 #6a4526"));
  p.box(0, 908, W, 5, "#e0b380", 0.8);
  planks(p, [956, bottom], wall, `${seed}:low`, { wide: 128, upright: true, line });
  p.band(956, bottom - 956, p.down(956, bottom, "0 #000000 .55, 1 #000000 .22"));
  // The rail, a hand's width in front of the wall.
  p.band(rail + 20, 74, p.down(rail + 20, rail + 94, "0 #120a05 .5, .5 #120a05 .34, 1 #120a05 0"));
  p.band(rail - 28, 56, p.down(rail - 28, rail + 28, "0 #cf9d68, .2 #b88450, .8 #9a6a3c, 1 #6b4523"));
  p.box(0, rail - 28, W, 4, "#f0cb9c", 0.8);
}

/** A board on the shelf, leaning on the rail, and its shadow on both. */
function shelved(p: Picture, piece: string, x: number): void {
  const { outline } = canvasOf(sold(piece));
  const y = foot - (outline.length * scale) / 2;
  const shape = outline.points.map(([px, py]): Point => [x + px * scale, y + py * scale]);
  p.area(moved(shape, 22, 12), "#120a05", { opacity: 0.45, soft: 14 });
  p.area(
    pts(`${x - 66} ${foot - 8}, ${x + 96} ${foot - 8}, ${x + 120} ${foot + 14}, ${x - 50} ${foot + 14}`),
    "#120a05",
    {
      opacity: 0.6,
      soft: 9,
      curved: true,
    },
  );
  putBoard(p, piece, { at: [x, y], scale });
  p.line(pts(`${x - 26} ${foot}, ${x} ${foot + 2}, ${x + 30} ${foot}`), "#120a05", 4, { opacity: 0.5, soft: 2 });
  const waist = outline.halfWidth((rail - y) / scale) * scale;
  for (const side of [-1, 1]) peg(p, [x + side * (waist + 13), rail]);
}

/** A turned peg in the rail, seen end on. */
export function peg(p: Picture, [x, y]: Point, radius = 14): void {
  p.area(moved(rounded(x - radius, y - radius, radius * 2, radius * 2, radius), 7, 9), "#120a05", {
    opacity: 0.55,
    soft: 5,
  });
  p.disc([x, y], radius, p.around([x - 5, y - 6], radius * 1.6, "0 #f4d6ab, .5 #c08a52, 1 #6d4421"));
  p.disc([x, y], radius * 0.45, "#7a4f29", 0.35);
}

/** A lift ticket on its wire. */
function ticket(p: Picture, [x, y]: Point): void {
  p.lines(
    [
      pts(`${x} ${y}, ${x - 16} ${y + 70}, ${x - 6} ${y + 112}`),
      pts(`${x} ${y}, ${x + 20} ${y + 66}, ${x + 8} ${y + 112}`),
    ],
    "#c9d0d6",
    4,
    {
      curved: true,
    },
  );
  peg(p, [x, y]);
  const [wide, high] = [104, 150];
  const [left, top] = [x - wide / 2, y + 108];
  p.area(moved(rounded(left, top, wide, high, 9), 12, 14), "#120a05", { opacity: 0.5, soft: 8 });
  p.area(
    rounded(left, top, wide, high, 9),
    p.along([left, top], [left + wide, top + high], "0 #ffffff, .55 #f4f1ea, 1 #d6cfc2"),
  );
  p.area(
    pts(`${left} ${top + 46}, ${left + wide} ${top + 46}, ${left + wide} ${top + 92}, ${left} ${top + 92}`),
    "#ff5a1f",
  );
  p.disc([x, top + 14], 6, "#3a2a1c");
  sign(p, [left + 12, top + 52], 34);
  words(p, "26.11", { x: x + 23, y: top + 69, height: 11 }, "#ffffff");
  const bars: Point[][] = [];
  for (const [i, at] of [0, 5, 9, 16, 20, 25, 32, 36, 43, 47, 52, 58, 65, 69, 76].entries())
    bars.push(
      pts(
        `${left + 13 + at} ${top + 104}, ${left + 13 + at + (i % 3 ? 2 : 4)} ${top + 104}, ${left + 13 + at + (i % 3 ? 2 : 4)} ${top + 136}, ${left + 13 + at} ${top + 136}`,
      ),
    );
  p.areas(bars, "#1b1f24");
  // The paper bends slightly towards its lower corner.
  p.area(
    pts(
      `${left + wide * 0.5} ${top}, ${left + wide} ${top}, ${left + wide} ${top + high}, ${left + wide * 0.74} ${top + high}`,
    ),
    "#1b1f24",
    { opacity: 0.07 },
  );
}

/** Five boards, and a lift ticket on a peg. */
export function lockerRack(p: Picture): void {
  room(p, { wall: "#7d5a3c", line: "#1d120a" }, "locker");
  for (const [i, board] of [
    "corduroy:navy",
    "kestrel:signal",
    "fathom:teal",
    "weekday:lemon",
    "long-shadow:ochre",
  ].entries())
    shelved(p, board, slots[i] as number);
  ticket(p, [(slots[1] as number) + 88, rail]);
  roomLight(p);
}

/** A free place in the rack, with two boards on either side and a blank name tag. */
export function emptyPeg(p: Picture): void {
  room(p, { wall: "#4a6470", line: "#14222a" }, "peg");
  for (const [slot, board] of [
    [0, "paper-plane:lemon"],
    [1, "old-growth:chestnut"],
    [3, "backchat:plum"],
    [4, "windlip:sky"],
  ] as const)
    shelved(p, board, slots[slot] as number);
  const x = slots[2] as number;
  for (const side of [-1, 1]) peg(p, [x + side * 64, rail]);
  // The tag on its string, a pencil beside it.
  peg(p, [x, rail], 16);
  const tag = pts(`${x - 58} 590, ${x - 30} 556, ${x + 30} 556, ${x + 58} 590, ${x + 58} 738, ${x - 58} 738`);
  p.area(moved(tag, 20, 16), "#0a1216", { opacity: 0.45, soft: 12 });
  p.lines(
    [
      pts(`${x - 4} ${rail + 6}, ${x - 12} 500, ${x - 3} 578`),
      pts(`${x + 4} ${rail + 6}, ${x + 12} 500, ${x + 3} 578`),
    ],
    "#efe3cd",
    4,
    { curved: true },
  );
  p.area(tag, p.along([x - 58, 556], [x + 58, 738], "0 #f6e5c4, .6 #e6cb9b, 1 #c9a670"));
  p.line(pts(`${x - 58} 590, ${x - 30} 556, ${x + 30} 556`), "#ffffff", 3, { opacity: 0.6 });
  p.disc([x, 580], 12, "#ff5a1f");
  p.disc([x, 580], 6, "#5a4322");
  sign(p, [x - 17, 604], 34);
  p.lines([pts(`${x - 42} 678, ${x + 42} 678`), pts(`${x - 42} 708, ${x + 42} 708`)], "#8a6a3a", 3, { opacity: 0.7 });
  const pencil = (dx: number, dy: number, paint: string, opacity = 1): void =>
    p.area(
      pts(
        `${x + 74 + dx} ${560 + dy}, ${x + 86 + dx} ${560 + dy}, ${x + 84 + dx} ${690 + dy}, ${x + 78 + dx} ${712 + dy}, ${x + 72 + dx} ${690 + dy}`,
      ),
      paint,
      { opacity, ...(opacity < 1 && { soft: 5 }) },
    );
  pencil(12, 12, "#0a1216", 0.5);
  p.line(pts(`${x + 64} ${rail + 8}, ${x + 84} 480, ${x + 80} 562`), "#efe3cd", 3, { curved: true });
  pencil(0, 0, p.along([x + 72, 0], [x + 86, 0], "0 #ff8a58, .45 #ff5a1f, 1 #a8330a"));
  p.area(pts(`${x + 72} 690, ${x + 84} 690, ${x + 78} 712`), "#ecc893");
  p.area(pts(`${x + 76} 705, ${x + 80} 705, ${x + 78} 712`), "#1b1f24");
  roomLight(p);
}

/** The coat rack of a hut with free pegs at even distances: one of them holds a felt heart, one a glove. */
export function heartOnPeg(p: Picture): void {
  room(p, { wall: "#a9bfce", line: "#3d5161" }, "heart");
  const [x, glove] = [slots[2] as number, (slots[2] as number) + 2 * 164];
  for (let at = x - 6 * 164; at < W + 100; at += 164) peg(p, [at, rail], 16);
  lain(p, 16, () =>
    put(p, "pillar-glove:chestnut", "hg", { at: [glove, rail + 176], scale: 0.34, turn: 180 }, (e) => one(e, false)),
  );
  p.line(pts(`${glove - 4} ${rail + 4}, ${glove - 9} ${rail + 34}, ${glove} ${rail + 62}`), "#5d3a1e", 5, {
    curved: true,
  });
  p.line(pts(`${glove + 4} ${rail + 4}, ${glove + 9} ${rail + 34}, ${glove} ${rail + 62}`), "#5d3a1e", 5, {
    curved: true,
  });
  p.raw(`<g transform="translate(${x} ${rail}) scale(1.36)">`);
  for (const side of [-1, 1]) p.line(pts(`${side * 3} 6, ${side * 8} 70, 0 136`), "#f2e6d2", 4, { curved: true });
  lain(p, 20, () => {
    p.raw(
      `<path d="${heart}" transform="translate(3 4)" fill="#8a2707"/><path d="${heart}" fill="${p.along([-90, 130], [90, 290], "0 #f2602a, .6 #e2501c, 1 #c23a0c")}"/>`,
    );
  });
  // Stitched around, a little inside its edge.
  p.raw(
    `<path d="${heart}" transform="translate(0 16) scale(.86)" fill="none" stroke="#ffd9c6" stroke-opacity=".75" stroke-width="3.4" stroke-dasharray="9 8" stroke-linecap="round"/>`,
  );
  p.disc([0, 140], 6, "#5b1c06");
  p.raw("</g>");
  roomLight(p);
}

/** A heart below its peg. */
const heart =
  "M0 290C-30 264 -92 226 -92 174C-92 136 -64 116 -40 116C-20 116 -6 128 0 146C6 128 20 116 40 116C64 116 92 136 92 174C92 226 30 264 0 290Z";
