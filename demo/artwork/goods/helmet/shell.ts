/** Lines of the shell and the parts along them. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";

export const dome =
  "128,610! 122,520 150,400 220,292 330,212 470,184 610,214 716,296 780,410 802,530 792,640 756,730 718,764! 650,744 610,700 590,650! 480,632 380,640! 350,668 300,664 210,640";

const rim = "128,606 210,636 300,660 350,664 380,640 480,632 590,650 610,700 650,744 716,764";

/** An elongated opening that follows the shell. */
export function slot(of: string, width: number, hex: string): string {
  return (
    rope(line(parallel(of, 4)), lit(hex, 0.6), width + 2, 0.5) +
    rope(line(of), "#0a0d10", width) +
    rope(line(parallel(of, width * 0.26)), shaded(hex, 0.5), width * 0.22, 0.8)
  );
}

export const trims = (e: Easel, hex: string): string =>
  stroke(line(parallel(rim, -7)), shaded(hex, 0.5), 15) +
  stroke(line(parallel(rim, -15)), lit(hex, 0.5), 2.4, 0.55) +
  rope(line(rim), "#12171b", 8) +
  (e.trait("trim", 2) ? "" : stroke(line(parallel(rim, -19)), e.accent, 4));

export function goggleClip(e: Easel): string {
  return (
    cast("768,470 812,500 800,560", 20, 0.3) +
    webbing("742,452 790,486 806,540 796,604", 30, e.dark, true, false) +
    fill(oval(800, 576, 15), tone(e, "#98a3ab", slant, 0.5)) +
    stroke(oval(800, 576, 9), "#3a434a", 2)
  );
}
