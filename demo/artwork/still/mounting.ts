import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { bottom, type Picture, pts, top } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { standingBoard } from "#demo/artwork/worn/board.ts";
import { lain, rounded } from "./light.ts";
import { planks, put, roomLight, sold } from "./things.ts";

const steel = "0 #ffffff, .3 #dfe5ea, .7 #aab4bc, 1 #727d86";

/** A countersunk screw from above, with a cross for the driver that is turned by degrees. */
function screw(p: Picture, [x, y]: Point, radius: number, turn: number): void {
  p.disc([x + radius * 0.16, y + radius * 0.2], radius * 1.12, "#05080c", 0.55);
  p.disc([x, y], radius, p.around([x - radius * 0.4, y - radius * 0.45], radius * 1.9, steel));
  p.disc([x, y], radius * 0.86, p.around([x + radius * 0.3, y + radius * 0.4], radius * 1.6, steel), 0.8);
  for (const arm of [0, 90]) {
    const angle = ((turn + arm) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56];
    p.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      "#1c2329",
      radius * 0.28,
    );
  }
}

/** A screw that lies on its side, its tip at the right before it is turned. */
function lying(p: Picture, [x, y]: Point, turn: number): void {
  lain(p, 6, () => {
    p.raw(`<g transform="translate(${x} ${y}) rotate(${turn})">`);
    const thread = p.down(-13, 13, "0 #eef2f5, .45 #b3bdc5, 1 #626d76");
    p.area(pts("-30 -30, -12 -13, 74 -13, 84 0, 74 13, -12 13, -30 30"), thread);
    p.area(rounded(-40, -31, 14, 62, 6), p.down(-31, 31, "0 #ffffff, .5 #c3ccd3, 1 #717c85"), { curved: true });
    const turns = Array.from({ length: 10 }, (_, i): Point[] => [
      [-4 + i * 8, -13],
      [-8 + i * 8, 13],
    ]);
    p.lines(turns, "#414b54", 2.4, { opacity: 0.8 });
    p.raw("</g>");
  });
}

/** The round plate of a binding: teeth around it, and four slots for the screws. */
function disc(p: Picture, [x, y]: Point, radius: number): void {
  const teeth = Array.from({ length: 72 }, (_, i): Point => {
    const turn = (i / 72) * Math.PI * 2;
    const far = radius * (i % 2 ? 0.965 : 1);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
  lain(p, 12, () =>
    p.area(teeth, p.along([x - radius, y - radius], [x + radius, y + radius], "0 #4b5660, .4 #262e35, 1 #0f1418")),
  );
  p.disc([x, y], radius * 0.86, p.around([x - radius * 0.4, y - radius * 0.5], radius * 1.9, "0 #46515b, 1 #161c21"));
  p.disc([x, y], radius * 0.845, p.around([x - radius * 0.2, y - radius * 0.3], radius * 1.4, "0 #39434c, 1 #1a2026"));
  for (const [dx, dy] of corners)
    p.area(
      rounded(x + dx * radius - 24, y + dy * radius - 46, 48, 92, 24),
      p.down(y + dy * radius - 46, y + dy * radius + 46, "0 #05080b, 1 #20272d"),
      { curved: true },
    );
}

/** Where a disc's screws stand, in shares of its radius. */
const corners = pts("-0.4 -0.4, 0.4 -0.4, 0.4 0.4, -0.4 0.4");

/** The channel of a board: a slot in a steel rail along its middle, with two bolts that slide in it. */
function channel(p: Picture, y: number, from: number, to: number): void {
  p.area(
    rounded(from, y - 40, to - from, 80, 40),
    p.down(y - 40, y + 40, "0 #8d98a1, .2 #e8edf1, .8 #b5bfc7, 1 #5f6a73"),
    {
      curved: true,
    },
  );
  p.area(rounded(from + 14, y - 22, to - from - 28, 44, 22), p.down(y - 22, y + 22, "0 #05080b, 1 #2a333a"), {
    curved: true,
  });
}

/**
 * How bindings are mounted, from above: a disc with its four screws on a board with inserts, and a board with a channel
 * below it. All within the middle third, so that the narrowest crop keeps it.
 */
export function fourScrews(p: Picture): void {
  planks(p, [top, bottom], "#b3834f", "screws", { wide: 150 });
  // Low enough for a band as well.
  p.raw('<g transform="translate(896 504) scale(.76) translate(-896 -528)">');
  /** A board that lies across the picture, so near that its inserts are seen: a millimetre is 1.5 units. */
  const near = 1.5;
  const across = (piece: string, y: number, foot: number): void => {
    const { outline } = canvasOf(sold(piece));
    const middle = 896 + (foot - outline.length / 2) * near;
    lain(p, 26, () => p.raw(standingBoard(sold(piece), [middle, y], near, 90, { own: "fs", inserts: true })));
  };
  across("first-chair:sky", 320, 470);
  across("fathom:navy", 736, 520);
  disc(p, [896, 320], 150);
  for (const [i, [dx, dy]] of corners.entries())
    if (i !== 1) screw(p, [896 + dx * 150, 320 + dy * 150], 32, 20 + i * 31);
  channel(p, 736, 650, 1142);
  for (const x of [786, 1006]) screw(p, [x, 736], 34, x / 9);
  // The fourth screw waits on the bench, beside the driver.
  lying(p, [1000, 540], -24);
  lain(p, 10, () => put(p, "stub-driver:signal", "fd", { at: [740, 530], scale: 0.36, turn: 74 }));
  p.raw("</g>");
  roomLight(p, "#fff0d2");
}
