/** How a binding is mounted on the board: disc, channel or splitboard slider. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { type Camera, type Place, trace } from "#demo/artwork/goods/draw/solid.ts";
import { fill, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";

const ring = (c: Camera, x: number, y: number, r: number, z: number): string =>
  shape(c.run(trace(13, (t) => [x + r * Math.cos(t * 6.283), y + r * Math.sin(t * 6.283), z]).slice(0, 12)));

const plate = (c: Camera, x0: number, x1: number, y: number, z: number): string =>
  shape(
    c
      .run([
        [x0, y, z],
        [x1, y, z],
        [x1, -y, z],
        [x0, -y, z],
      ] as Place[])
      .split(" ")
      .map((word) => `${word}!`)
      .join(" "),
  );

function disc(e: Easel, c: Camera, hex: string): string {
  const screws = [
    [3, 0],
    [-2, 0],
    [0.5, 2.5],
    [0.5, -2.5],
  ].map(([x, y]) => ring(c, x as number, y as number, 0.55, 1.4));
  return (
    fill(ring(c, 0.5, 0, 4.6, 1.3), tone(e, shaded(hex, 0.15), slant, 0.5)) +
    stroke(ring(c, 0.5, 0, 4.6, 1.3), lit(hex, 0.4), 2, 0.6) +
    stroke(ring(c, 0.5, 0, 3.9, 1.3), "#05080c", 4, 0.5) +
    fill(screws.join(""), "#aeb7be")
  );
}

/** No disc: a foam bed from toe to heel, and two bolts at the sides. */
function channel(e: Easel, c: Camera): string {
  const bolts = [5.9, -5.9].map((y) => ring(c, 0.6, y, 0.75, 1.5)).join("");
  return (
    fill(plate(c, -5.2, 6.6, 4.6, 1.5), tone(e, mix(e.dark, e.second, 0.35), slant, 0.4)) +
    stroke(plate(c, -4.4, 5.8, 3.8, 1.5), lit(e.dark, 0.5), 2, 0.4) +
    fill(bolts, "#aeb7be")
  );
}

/** A slider for the board's pucks, with a pin at the toe and a wire to raise the heel. */
function slider(e: Easel, c: Camera): string {
  const metal = "#98a3ab";
  const pin = line(
    c.run([
      [13.9, 6.9, 1],
      [13.9, -6.9, 1],
    ] as Place[]),
  );
  const riser = line(
    c.run([
      [-8, 2.6, 1.8],
      [-3.4, 2.6, 3.4],
      [-3.4, -2.6, 3.4],
      [-8, -2.6, 1.8],
    ] as Place[]),
  );
  const holes = [-3, -0.6, 1.8, 4.2].map((x) => ring(c, x, 0, 0.8, 1.4)).join("");
  return (
    fill(plate(c, -10, 13, 3, 1.3), tone(e, metal, slant, 0.5)) +
    stroke(plate(c, -10, 13, 3, 1.3), "#05080c", 2, 0.5) +
    fill(holes, "#14181c") +
    rope(pin, "#2b3339", 12) +
    rope(pin, "#b8c1c8", 7) +
    rope(riser, "#2b3339", 9) +
    rope(riser, e.accent, 5)
  );
}

/** The mounting hardware on the floor between the pads. */
export function mount(e: Easel, c: Camera, hex: string): string {
  if (e.form === "split" || e.facts.mount === "split") return slider(e, c);
  return e.facts.mount === "channel" ? channel(e, c) : disc(e, c, hex);
}
