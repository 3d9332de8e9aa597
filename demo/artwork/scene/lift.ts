import type { Point } from "#demo/artwork/svg.ts";
import type { Picture } from "./picture.ts";

const INK = "#0e1216";

/** A pylon with its cross-bar and wheels; the foot at `at`. */
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

/** A chair with two riders on a rope; `at` is the grip. */
export function chair(
  picture: Picture,
  [x, y]: Point,
  size: number,
  frame: string,
  jackets: readonly [string, string] | null,
): void {
  const put = (px: number, py: number): Point => [x + px * size, y + py * size];
  picture.line([put(0, 0), put(0.02, 0.34), put(-0.06, 0.5)], frame, size * 0.03);
  picture.line([put(-0.42, 0.52), put(-0.42, 0.84), put(-0.3, 0.9)], frame, size * 0.035);
  picture.line([put(0.42, 0.52), put(0.42, 0.84), put(0.54, 0.9)], frame, size * 0.035);
  picture.line([put(-0.42, 0.52), put(0.42, 0.52)], frame, size * 0.03);
  picture.area([put(-0.44, 0.56), put(0.44, 0.56), put(0.46, 0.86), put(-0.46, 0.86)], frame);
  if (!jackets) return;
  jackets.forEach((jacket, i) => {
    const cx = i === 0 ? -0.22 : 0.2;
    picture.line([put(cx, 0.6), put(cx, 0.8)], jacket, size * 0.25);
    picture.disc(put(cx, 0.4), size * 0.098, INK);
    picture.area([put(cx - 0.075, 0.37), put(cx + 0.075, 0.37), put(cx + 0.06, 0.43), put(cx - 0.06, 0.43)], "#8fc4ff");
    picture.line([put(cx - 0.06, 0.86), put(cx - 0.05, 1.12)], "#1a2430", size * 0.12);
    picture.line([put(cx + 0.07, 0.86), put(cx + 0.1, 1.12)], "#1a2430", size * 0.12);
    const boards: Point[] = [put(cx - 0.3, 1.22), put(cx + 0.02, 1.2), put(cx + 0.34, 1.13)];
    picture.line(boards, i === 0 ? "#ff5a1f" : "#1b4dff", size * 0.06, { curved: true });
  });
}

/** A rope that sags between its ends. */
export const rope = (from: Point, to: Point, sag: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });

/** A flood light on a mast: its pole, its head and the cone it throws on the ground at `to`. */
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
