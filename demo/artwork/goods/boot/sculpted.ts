import { type Crease, creased } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { bootTag } from "./last.ts";
import { overlay, type Panels, stay } from "./panel.ts";

/** A smooth shell with ridges moulded into the side and a tall backstay. */
export function sculpted(e: Easel): Panels {
  // Broad and soft: three ridges pressed into the shell rather than drawn on it.
  const ridges = creased(
    e,
    [0, 48, 96].map(
      (k): Crease => [
        `${582 + k * 0.5},${430 + k} ${656 + k * 0.2},${560 + k * 0.9} ${620 - k * 0.8},${690 + k * 0.8} ${486 - k * 1.1},${796 + k * 0.8}`,
        22,
        0.6,
      ],
    ),
    false,
  );
  return {
    tongue: e.second,
    flap: shaded(e.main, 0.2),
    tongueLines: Array.from({ length: 8 }, (_, i) =>
      fill(oval(434 + i * 3, 390 + i * 34, 20, 6), shaded(e.second, 0.6), 0.6),
    ).join(""),
    under: topstitch("230,776 330,846 470,876 640,866 820,820", e.main, 8),
    over:
      stay(e, e.main, 40) +
      ridges +
      overlay(
        e,
        "850,1000! 850,330! 716,340! 706,470 716,590 694,700 664,800 690,1000!",
        e.accent,
        "716,340 706,470 716,590 694,700 664,800 680,960",
        -9,
      ) +
      stroke("M730 470h40M728 504h40M730 538h40M732 572h40M730 606h40", "#05080c", 5, 0.3),
    trim: bootTag(e, 590, 372, 3),
  };
}
