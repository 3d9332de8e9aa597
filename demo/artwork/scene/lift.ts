import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { model } from "#demo/artwork/worn/model.ts";
import { keyed } from "#demo/artwork/worn/piece.ts";
import { type Picture, pts } from "./picture.ts";
import { outfitOf } from "./team.ts";
import { inOwnColours } from "./variants.ts";

/** A pylon with its cross-bar and wheels. Its foot is at `at`. */
export function pylon(picture: Picture, [x, y]: Point, tall: number, colour: string): void {
  const w = tall * 0.035;
  picture.area(
    [
      [x - w, y],
      [x - w * 0.6, y - tall],
      [x + w * 0.6, y - tall],
      [x + w, y],
    ],
    colour,
  );
  const arm = tall * 0.17;
  picture.line(
    [
      [x - arm, y - tall],
      [x + arm, y - tall],
    ],
    colour,
    tall * 0.03,
    { round: false },
  );
  for (const side of [-1, 1]) {
    const wheels = [-1, 0, 1].map((k): Point[] => [[x + side * arm + k * tall * 0.024, y - tall - tall * 0.018]]);
    picture.lines(wheels, colour, tall * 0.024);
  }
}

/** An empty chair on a rope. `at` is the grip. */
export function chair(picture: Picture, [x, y]: Point, size: number, frame: string): void {
  const put = (px: number, py: number): Point => [x + px * size, y + py * size];
  picture.line([put(0, 0), put(0.02, 0.34), put(-0.06, 0.5)], frame, size * 0.03);
  picture.line([put(-0.42, 0.52), put(-0.42, 0.84), put(-0.3, 0.9)], frame, size * 0.035);
  picture.line([put(0.42, 0.52), put(0.42, 0.84), put(0.54, 0.9)], frame, size * 0.035);
  picture.line([put(-0.42, 0.52), put(0.42, 0.52)], frame, size * 0.03);
  picture.area([put(-0.44, 0.56), put(0.44, 0.56), put(0.46, 0.86), put(-0.46, 0.86)], frame);
}

/** Two members of the team side by side on a chair that fills the picture, in what the shop sells; their laps are below it. */
export function company(picture: Picture, who: readonly [string, string]): void {
  const [frame, lit] = ["#1a242d", "#52626f"];
  const tube = (text: string, width: number): void => {
    const points = pts(text);
    picture.line(points, frame, width);
    picture.line(
      points.map(([x, y]): Point => [x - width * 0.2, y - width * 0.16]),
      lit,
      width * 0.26,
    );
  };
  tube("896 -20, 896 236", 34);
  tube("134 1040, 126 320, 184 236, 1608 236, 1666 320, 1658 1040", 28);
  picture.area(pts("176 470, 1616 470, 1634 1010, 158 1010"), "#26343f");
  for (const y of [560, 660, 760, 860, 960]) picture.line(pts(`172 ${y}, 1620 ${y}`), "#1d2932", 10);
  for (const [i, uid] of who.entries()) {
    // Their legs hang below the picture.
    const { pants, boots, ...upper } = outfitOf(uid);
    const rider = keyed(model(upper), `lift${i}`);
    picture.raw(
      `<defs>${markDefs}</defs>${inOwnColours(`<g transform="translate(${i === 0 ? 640 : 1156} ${i === 0 ? 352 : 338}) scale(.63) translate(-450 40)">${rider}</g>`)}`,
    );
  }
  tube("134 720, 162 900, 1630 900, 1658 720", 22);
}

/** A rope that sags between its ends. */
export const rope = (from: Point, to: Point, sag: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });

/** A floodlight on a mast: its pole, its head, and the cone of light on the ground at `to`. */
export function lamp(picture: Picture, [x, y]: Point, tall: number, to: Point, wide: number): void {
  const head: Point = [x, y - tall];
  const cone: Point[] = [
    [head[0] - 5, head[1]],
    [head[0] + 5, head[1]],
    [to[0] + wide, to[1]],
    [to[0] - wide, to[1]],
  ];
  picture.area(cone, picture.along(head, to, "0 #fff3d6 .55, .5 #ffe9bd .16, 1 #ffe9bd .02"));
  picture.ellipse(to, wide, wide * 0.17, picture.around(to, wide, "0 #fff1d2 .5, .6 #fff1d2 .18, 1 #fff1d2 0"));
  picture.line([[x, y], head], "#05080d", Math.max(4, tall * 0.018));
  picture.disc(head, 110, picture.around(head, 110, "0 #fff6e0 .9, .14 #ffe6b0 .4, 1 #ffe6b0 0"));
  picture.line(
    [
      [head[0] - 13, head[1]],
      [head[0] + 13, head[1]],
    ],
    "#fffaf0",
    8,
  );
}
