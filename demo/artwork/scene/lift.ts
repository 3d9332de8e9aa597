import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { skeletonOf } from "#demo/artwork/person/skeleton.ts";
import { project } from "#demo/artwork/person/vector.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { type Picture, pts } from "./picture.ts";
import { someone } from "./ride.ts";

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

/** Two members of the team side by side on a chair under its rope, their hands on the bar, their boards below them. */
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
  picture.line(rope([-60, 116], [1860, -24], 30), "#1a242d", 9);
  tube("850 80, 942 73", 26);
  tube("896 80, 880 200, 896 322", 20);
  tube("560 700, 552 400, 606 330, 1186 330, 1240 400, 1232 700", 16);
  picture.area(pts("572 468, 1220 468, 1228 660, 564 660"), "#26343f");
  for (const y of [506, 548, 590, 632]) picture.line(pts(`570 ${y}, 1222 ${y}`), "#1d2932", 6);
  picture.area(pts("560 656, 1232 656, 1250 700, 542 700"), "#33434f");
  picture.area(pts("542 700, 1250 700, 1250 716, 542 716"), "#141c23");
  const [scale, ground] = [0.42, 822];
  const seats = who.map((uid, i) => ({ who: uid, at: [i === 0 ? 738 : 1052, ground] as Point, key: `lift${i}` }));
  for (const seat of seats) {
    picture.raw(`<g id="${seat.key}rider">`);
    someone(picture, { ...seat, scale, how: "lifted" });
    picture.raw("</g>");
  }
  tube("556 470, 570 590, 1222 590, 1236 470", 13);
  // The hands again, around the bar.
  const { arms } = skeletonOf(attitudes.lifted);
  for (const seat of seats) {
    const holds = arms.map(({ wrist }) => {
      const [x, y] = project(wrist);
      return `<circle cx="${n(seat.at[0] + x * scale)}" cy="${n(seat.at[1] + y * scale + 6)}" r="24"/>`;
    });
    const id = `${seat.key}hands`;
    picture.raw(
      `<clipPath id="${id}">${holds.join("")}</clipPath><g clip-path="url(#${id})"><use href="#${seat.key}rider"/></g>`,
    );
  }
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
