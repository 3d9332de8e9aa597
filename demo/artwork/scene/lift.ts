import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { Picture } from "./picture.ts";
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

/** A chair with two members of the team, large enough to be recognised. `at` is the grip; `scale` is as in ride.ts. */
export function company(
  picture: Picture,
  [x, y]: Point,
  scale: number,
  who: readonly [string, string],
  key: string,
): void {
  const [frame, lit] = ["#1a242d", "#52626f"];
  // The seat hangs below the grip. The middle of the seat is the origin.
  const high = 1280;
  const put = (px: number, py: number): Point => [x + px * scale, y + (high + py) * scale];
  const tube = (points: readonly Point[], width: number): void => {
    picture.line(points, frame, width * scale);
    picture.line(
      points.map(([px, py]): Point => [px - width * scale * 0.2, py - width * scale * 0.16]),
      lit,
      width * scale * 0.26,
    );
  };
  picture.area([put(-54, -high - 40), put(54, -high - 40), put(40, -high + 60), put(-40, -high + 60)], frame);
  tube([put(0, -high), put(0, -1130)], 52);
  tube([put(-1000, -330), put(-1010, -980), put(-930, -1120), put(930, -1120), put(1010, -980), put(1000, -330)], 42);
  picture.area([put(-960, -640), put(960, -640), put(982, -150), put(-982, -150)], "#26343f", { curved: false });
  for (const row of [-560, -450, -340, -230]) picture.line([put(-956, row), put(956, row)], "#1d2932", 16 * scale);
  picture.area([put(-1000, -200), put(1000, -200), put(988, -110), put(-988, -110)], frame);
  for (const [i, uid] of who.entries()) {
    const [px, py] = put(i === 0 ? -540 : 540, i === 0 ? 250 : 238);
    const rider = person(outfitOf(uid), i === 0 ? attitudes.rides : attitudes.ridesToo, `${key}${i}`);
    picture.raw(inOwnColours(`<g transform="translate(${n(px)} ${n(py)}) scale(${scale})">${rider}</g>`));
  }
  // The bar is in front of them, under their hands.
  tube([put(-1008, -760), put(-970, -170), put(970, -170), put(1008, -760)], 26);
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
