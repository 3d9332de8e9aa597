/** The strap, as if around a head. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { type Camera, type Place, trace } from "#demo/artwork/goods/draw/solid.ts";
import { ladderLock } from "#demo/artwork/goods/draw/strap.ts";
import { inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { band, bandLine } from "./band.ts";

export function strap(e: Easel, c: Camera): string {
  const hex = quiet(e);
  const spot = (b: number, z: number): Place => [-5.2 - 15.5 * Math.sin(b), 8.7 * Math.cos(b), z - 0.6 * Math.sin(b)];
  // Where the band turns away from the camera.
  const turn = trace(60, (t) => [t * 1.6, 0, 0]).reduce(
    (best, [b]) => (c.at(spot(b, 0))[0] > c.at(spot(best, 0))[0] ? b : best),
    0,
  );
  const near = band(c, 0.02, turn + 0.02);
  const far = band(c, turn, Math.PI - 0.04);
  const [x, y] = c.at(spot(turn * 0.6, 0));
  const [x2, y2] = c.at(spot(turn * 0.34, 0));
  const slope = (Math.atan2(y - y2, x - x2) * 180) / Math.PI;
  const [bx, by] = c.at(spot(2.1, 0));
  const stripe = (s: number, paint: string, width: number): string =>
    stroke(line(bandLine(c, 0.02, turn, s)), paint, width);
  const style = e.trait("strap", 3);
  return (
    piece(e, far, shaded(hex, 0.42), [0, 0, 1, 0.2], 0.4) +
    stroke(
      line(bandLine(c, turn, Math.PI - 0.04, 0.9)) + line(bandLine(c, turn, Math.PI - 0.04, -0.9)),
      e.pale,
      5,
      0.35,
    ) +
    ladderLock(e, bx, by, 40, 150, mix(e.dark, "#555f67", 0.3), -4) +
    piece(e, near, hex, [0, 0, 1, 0.15], 0.5) +
    inside(
      e,
      near,
      style === 0
        ? stripe(1.2, e.main, 30) + stripe(-1.2, e.accent, 12)
        : style === 1
          ? print(e, near, [x - 190, y - 130, 380, 260], e.accent, 0.55)
          : stripe(1.7, e.accent, 14) + stripe(-1.7, e.accent, 14),
    ) +
    inside(e, near, centredMark((x + x2) / 2, (y + y2) / 2, 34, readable(e, hex), slope)) +
    stitches(bandLine(c, 0.02, turn, 1.85), thread(hex), 2, 0.6) +
    stitches(bandLine(c, 0.02, turn, -1.85), thread(hex), 2, 0.6)
  );
}
