import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** A cable lock with dials. */
export function lock(e: Easel): string {
  const body = slab(250, 640, 400, 260, 56);
  const cable = "M320 660C120 560 120 180 450 170S780 560 580 660";
  const wheels = [0, 1, 2, 3].map((i) => {
    const x = 316 + i * 72;
    return (
      `<path d="${slab(x, 724, 52, 100, 10)}" fill="${tone(e, "#2b3339", [0, 0, 0, 1], 0.6)}"/>` +
      stroke(`M${x} 752h52M${x} 796h52`, "#05080c", 3, 0.7) +
      stroke(`M${x + 18} 762h16v${i % 2 ? 24 : 12}${i % 2 ? "" : "h-16v12h16"}`, e.pale, 5) +
      stroke(`M${x + 6} 728v92`, "#ffffff", 3, 0.25)
    );
  });
  const d = body;
  return (
    groundShadow(450, 930, 270, 28, "floor") +
    layered(e, cable, [
      ["#0b0f12", 42],
      [shaded(e.accent, 0.35), 38],
      [e.accent, 26],
      ["#ffffff", 8, 0.4],
    ]) +
    stroke(cable, "#05080c", 30, 0.16, ' stroke-dasharray="3 11"') +
    [300, 540].map((x) => piece(e, slab(x, 612, 60, 60, 10), "#9aa5ad", [0, 0, 1, 0], 0.5)).join("") +
    fill(d, tone(e, e.main, [0, 0, 0.8, 1], 0.45)) +
    inside(e, d, glow(e, 330, 680, 150, 60, "#ffffff", 0.5, -8)) +
    volume(e, d, 60, 0.44, 0.34) +
    edge(d, e.main, 2.4) +
    fill(slab(300, 712, 300, 124, 16), "#0d1114", 0.7) +
    wheels.join("") +
    centredMark(450, 864, 28, readable(e, e.main)) +
    rope("M296 668h120", lit(e.main, 0.7), 5, 0.5)
  );
}
