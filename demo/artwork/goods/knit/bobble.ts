import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { n } from "#demo/artwork/svg.ts";

/** A bobble of cut yarn. */
export function bobble(e: Easel, cy: number): string {
  const paints = [shaded(e.accent, 0.45), shaded(e.accent, 0.15), lit(e.accent, 0.2), lit(e.accent, 0.6)];
  return (
    fill(
      shape(
        `450,${cy - 96} 530,${cy - 70} 556,${cy} 526,${cy + 74} 450,${cy + 98} 374,${cy + 74} 344,${cy} 370,${cy - 70}`,
      ),
      tone(e, e.accent, slant, 0.6),
    ) +
    paints
      .map((paint, layer) => {
        const tufts = Array.from({ length: 60 }, (_, i) => {
          const a = i * 2.39996 + layer;
          const r = (106 - layer * 12) * Math.sqrt((i + 0.5) / 60);
          const [x, y] = [450 + Math.cos(a) * r - layer * 6, cy + Math.sin(a) * r - layer * 7];
          return `M${n(x)} ${n(y)}l${n(Math.cos(a) * 20)} ${n(Math.sin(a) * 20 + 3)}`;
        });
        return stroke(tufts.join(""), paint, 6, 0.9, ' stroke-linecap="round"');
      })
      .join("")
  );
}
