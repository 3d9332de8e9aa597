import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { slope } from "#demo/artwork/scene/snow.ts";
import { outfitOf } from "#demo/artwork/scene/team.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { lain, words } from "./light.ts";
import { planks, put, putBoard, roomLight, shadow, sold } from "./things.ts";

/** Pictures that explain: second pictures of landing pages, each of another subject than the first. */

/** The place to which the grooves of the groomer run, and the height of the horizon before it. */
const [eye, horizon]: [Point, number] = [[940, 250], 330];

/** Seven in the morning: corduroy that nobody has ridden yet. */
export function corduroyFresh(p: Picture): void {
  sky(p, horizon, "0 #3b78bb, .5 #a9c9e2, .85 #f5dcb8, 1 #ffe9cf");
  sun(p, [1330, 250], 44, "#fff6e0", "#ffd9a0", 420);
  paintRidge(
    p,
    { seed: "line:far", base: horizon, peaks: "220 130 380, 760 90 340, 1180 140 420, 1640 110 380", rough: 46 },
    { stops: "0 #fff1df, .5 #cfdbe8, 1 #b3c6dc", depth: 180, shade: { colours: ["#8eaacd"], opacity: 0.85 } },
  );
  mist(p, horizon, 26, "#ffe9cf", 0.6, "line");
  slope(p, pts("-40 344, 500 330, 1000 336, 1500 326, 1832 340"), "0 #fff4e4, .3 #e8eef5, 1 #b4cae3");
  // The grooves of the groomer run to one place behind the horizon.
  const grooves: Point[][] = [];
  for (let i = -64; i <= 64; i++) {
    const from = 0.14;
    const low: Point = [eye[0] + i * 74, 1080];
    const high: Point = [eye[0] + (low[0] - eye[0]) * from, eye[1] + (low[1] - eye[1]) * from];
    grooves.push([high, [low[0] - 13, low[1]], [low[0] + 15, low[1]]]);
  }
  p.areas(grooves, p.down(horizon, 1000, "0 #7f9fca 0, .15 #7f9fca .22, 1 #5f86ba .46"));
  const ridges = grooves.map(([high, low]): Point[] => [high as Point, [(low as Point)[0] - 16, 1080]]);
  p.lines(ridges, "#ffffff", 4, { opacity: 0.5 });
  grain(p, 500, "line", 360);
}

/** The same with one line, whose edge turns twice towards the viewer. */
export function carvedLine(p: Picture): void {
  corduroyFresh(p);
  // The line: two arcs that widen towards the viewer, a cut wall in shade and a pressed, lit floor.
  const bends = Array.from({ length: 61 }, (_, i): { at: Point; wide: number } => {
    const t = i / 60;
    const deep = t ** 1.9;
    const y = horizon + 16 + deep * 760;
    const swing = Math.sin(0.5 + t * Math.PI * 2.35) * (60 + 560 * deep);
    return { at: [eye[0] - 40 + swing, y], wide: 2 + 46 * deep };
  });
  const side = (from: number, to: number): Point[] => [
    ...bends.map(({ at: [x, y], wide }): Point => [x + wide * from, y + wide * from * 0.24]),
    ...bends.map(({ at: [x, y], wide }): Point => [x + wide * to, y + wide * to * 0.24]).reverse(),
  ];
  p.area(side(-1.5, 2.1), "#ffffff", { opacity: 0.75, soft: 3 });
  p.area(side(-1, 1), p.down(horizon, 1000, "0 #8fb0d8, .4 #6f98cb, 1 #5d88c0"));
  p.area(side(-0.1, 1), p.down(horizon, 1000, "0 #c5d8ec, 1 #b4cce6"));
  p.area(side(0.86, 1.16), "#ffffff", { opacity: 0.95 });
  p.area(side(-1.06, -0.92), "#3f679f", { opacity: 0.6 });
}

/** A line across the wall with its name in centimetres. */
function level(p: Picture, y: number, from: number, to: number, text: string): void {
  p.line(
    [
      [from, y],
      [to, y],
    ],
    "#f4e9d6",
    4,
    { dash: "4 14" },
  );
  words(p, text, { x: to + 54, y: y + 13, height: 30 }, "#f4e9d6");
}

/** How long a first board is: it reaches between the collarbone and the nose of whoever rides it. */
export function chinHigh(p: Picture): void {
  planks(p, [0, 800], "#4d6472", "chin:wall", { wide: 150, upright: true, line: "#22323c" });
  planks(p, [800, H], "#a8774a", "chin", { wide: 84 });
  p.box(0, 796, W, 14, "#d3a473");
  // A rule on the wall, in centimetres.
  const [floor, unit] = [868, 4.42];
  p.box(486, floor - 190 * unit, 34, 190 * unit, "#e9d9b8");
  p.box(514, floor - 190 * unit, 6, 190 * unit, "#0b1622", 0.2);
  const ticks = Array.from({ length: 38 }, (_, i): Point[] => {
    const y = floor - i * 5 * unit;
    return [
      [486, y],
      [486 + (i % 2 ? 10 : 18), y],
    ];
  });
  p.lines(ticks, "#5d3a1e", 3, { round: false });
  for (const high of [50, 100, 150])
    words(p, String(high), { x: 452, y: floor - high * unit + 11, height: 24 }, "#f4e9d6");
  level(p, floor - 158 * unit, 530, 1130, "");
  level(p, floor - 142 * unit, 530, 1130, "");
  shadow(p, [960, 880], 330, 30, 0.6, "#120a05");
  const worn = { ...outfitOf("tomasz-zielak"), board: sold("first-chair:coral") };
  p.raw(`<g transform="translate(960 866) scale(.56)">${person(worn, attitudes.stands, "ch")}</g>`);
  roomLight(p, "#ffe9c4");
}

/** Three boards for three winters, with the heights of a child pencilled beside them. */
export function threeLengths(p: Picture): void {
  planks(p, [0, 830], "#c9a878", "three:wall", { wide: 190, upright: true, line: "#6d4c28" });
  planks(p, [830, H], "#8d6540", "three", { wide: 84 });
  p.box(0, 800, W, 34, "#f0e4cd");
  p.box(0, 830, W, 6, "#0b1622", 0.3);
  // The door frame with its pencil marks.
  p.box(490, 0, 92, 834, "#f4ead8");
  p.box(570, 0, 12, 834, "#0b1622", 0.16);
  for (const [high, name] of [
    [620, "5"],
    [544, "6"],
    [470, "7"],
    [398, "8"],
  ] as const) {
    p.line(
      [
        [500, high],
        [556, high - 3],
      ],
      "#5a5148",
      4,
      { opacity: 0.85 },
    );
    words(p, name, { x: 528, y: high - 12, height: 26 }, "#7a6d5e");
  }
  const unit = 0.45;
  for (const [piece, x, turn] of [
    ["acorn:chestnut", 700, 4],
    ["tadpole:teal", 880, 2],
    ["paper-plane:lemon", 1070, 3],
  ] as const) {
    const { length } = canvasOf(sold(piece)).outline;
    shadow(p, [x + 40, 884], 110, 16, 0.7, "#1d0f06");
    lain(p, 22, () => putBoard(p, piece, { at: [x, 884 - (length * unit) / 2], scale: unit, turn }));
  }
  shadow(p, [1230, 892], 100, 14, 0.7, "#1d0f06");
  put(p, "tadpole-boot:teal", "tb", { at: [1230, 806], scale: 0.21 });
  roomLight(p, "#fff0cc");
}
