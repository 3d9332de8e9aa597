/** The motifs behind the prints, one per graphic family. */
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";
import { mark } from "./mark.ts";
import { line, shape } from "./outline.ts";
import { fill, stroke } from "./stroke.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];

/** One family's lines, dots or shards over a box. */
export function motif(e: Easel, [x, y, w, h]: Box, paint: string, opacity: number): string {
  const random = e.dice("motif");
  const wave = (base: number, swing: number): string =>
    line(
      Array.from(
        { length: 7 },
        (_, i) => `${n(x + (w * i) / 6)},${n(base + swing * Math.sin(i * 1.3 + e.variant(7)))}`,
      ).join(" "),
    );
  const rows = (count: number, swing: number): string =>
    Array.from({ length: count }, (_, i) =>
      wave(y + (h * i) / (count - 1), swing * (0.5 + 0.5 * Math.sin(i * 0.7))),
    ).join("");
  switch (e.family) {
    case "topo":
      return stroke(rings(x + w * 0.35, y + h * 0.4, w * 0.8, h * 0.8, 9), paint, 2.4, opacity);
    case "geometry": {
      const size = Math.max(w, h) / 6;
      const shards = Array.from({ length: 26 }, (_, i) => {
        const [cx, cy] = [x + (i % 6) * size, y + Math.floor(i / 6) * size];
        return random() < 0.5
          ? `M${n(cx)} ${n(cy)}h${n(size)}v${n(size)}Z`
          : `M${n(cx)} ${n(cy)}h${n(size)}l${n(-size)} ${n(size)}Z`;
      });
      return fill(shards.join(""), paint, opacity);
    }
    case "halftone": {
      const dots = (level: number): string =>
        Array.from(
          { length: 26 },
          (_, i) =>
            `M${n(x + (w * ((i % 13) + (level % 2) * 0.5)) / 13)} ${n(y + (h * (level + (i > 12 ? 0.5 : 0))) / 8)}h.1`,
        ).join("");
      return Array.from({ length: 8 }, (_, i) =>
        stroke(dots(i), paint, (w / 16) * (1 - i / 9), opacity, ' stroke-linecap="round"'),
      ).join("");
    }
    case "flow":
      return stroke(rows(16, h * 0.12), paint, 3, opacity);
    case "brush":
      return stroke(
        rows(5, h * 0.16),
        paint,
        h / 14,
        opacity,
        ` stroke-dasharray="${n(w * 0.7)} ${n(w * 0.12)} ${n(w * 0.2)} 9"`,
      );
    case "veneer":
      return stroke(rows(12, h * 0.04), paint, 2, opacity);
    default: {
      const size = Math.max(16, h / 9);
      return Array.from({ length: 18 }, (_, i) =>
        mark(
          x + (i % 3) * size * 4 - (Math.floor(i / 3) % 2) * size * 2,
          y + Math.floor(i / 3) * size * 1.7,
          size,
          paint,
          0,
          opacity,
        ),
      ).join("");
    }
  }
}

function rings(cx: number, cy: number, rx: number, ry: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const k = (i + 1) / count;
    const points = Array.from({ length: 8 }, (_, j) => {
      const a = (j / 8) * Math.PI * 2;
      const r = k * (1 + 0.16 * Math.sin(a * 3 + k * 2) + 0.1 * Math.cos(a * 2 - k));
      return `${n(cx + rx * r * Math.cos(a))},${n(cy + ry * r * Math.sin(a))}`;
    });
    return shape(points.join(" "));
  }).join("");
}
