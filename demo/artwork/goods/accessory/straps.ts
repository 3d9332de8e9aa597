import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tube } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** Four rubber straps with pins, fanned. */
export function straps(e: Easel): string {
  const one = (x: number, turn: number, hex: string): string => {
    const d = slab(x - 34, 190, 68, 760, 26);
    const holes = Array.from({ length: 11 }, (_, i) => oval(x, 250 + i * 46, 10, 14)).join("");
    return turned(
      `<g transform="translate(8 12)">${fill(d, "#1c2733", 0.2)}</g><path d="${d}" fill="${tube(e, hex, [0, 0, 1, 0], 0.45)}" stroke="#0b1016" stroke-opacity=".4" stroke-width="2"/>` +
        fill(holes, "#eef1f3") +
        stroke(holes, "#05080c", 3, 0.4) +
        stroke(`M${x - 20} 220V930`, "#ffffff", 5, 0.3) +
        mark(x + 11, 770, 26, readable(e, hex), 90) +
        piece(e, slab(x - 46, 900, 92, 86, 12), "#9aa5ad", slant, 0.5) +
        fill(slab(x - 28, 918, 56, 50, 6), "#14181c") +
        rope(`M${x} 916v40`, "#d5dbdf", 9),
      x,
      900,
      turn,
    );
  };
  return (
    groundShadow(450, 1040, 300, 24, "floor") +
    one(330, -15, quiet(e)) +
    one(410, -5, e.accent) +
    one(490, 5, e.fourth) +
    one(570, 15, e.main)
  );
}
