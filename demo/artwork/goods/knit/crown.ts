import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { n } from "#demo/artwork/svg.ts";
import { band, ribs } from "./yarn.ts";

const sag = (depth: number, y: number) => (x: number) => y + depth - depth * ((x - 450) / 290) ** 2;

/** Crown above a turned-up cuff. */
export function crown(e: Easel, top: number, wide: number): string {
  const d = shape(
    symmetric(
      `450,${top}! 506,${top + 8} ${450 + wide * 0.5},${top + 60} ${450 + wide * 0.82},${top + 160} ${450 + wide * 0.98},${top + 300} ${450 + wide},790! 450,830!`,
    ),
  );
  const hex = e.main;
  const rib = (u: number): string => {
    const x = 450 + u * wide * 1.02;
    return `M${n(x)} 820C${n(x + u * 8)} ${n(top + 330)} ${n(450 + u * wide * 0.94)} ${n(top + 130)} ${n(450 + u * 46)} ${top - 4}`;
  };
  const style = e.variant(4);
  const bands =
    style === 1
      ? band(0, sag(14, 640), 140, 760, 30, quiet(e)) +
        band(0, sag(14, 596), 140, 760, 30, e.accent) +
        band(0, sag(14, 552), 140, 760, 30, quiet(e))
      : style === 2
        ? band(0, sag(14, 670), 140, 760, 14, quiet(e)) +
          band(2, sag(14, 610), 150, 760, 30, e.accent) +
          band(1, sag(14, 540), 140, 760, 26, quiet(e))
        : style === 3
          ? fill(shape(`100,${top + 130}! 450,${top + 156} 800,${top + 130}! 800,900! 100,900!`), quiet(e))
          : "";
  return (
    fill(d, tone(e, hex, [0, 0, 0.9, 0.8], 0.42)) +
    inside(
      e,
      d,
      bands + ribs(22, rib, hex, wide / 11, [top, 760]) + cast("150,720 300,744 450,750 600,744 750,720", 40, 0.4),
    ) +
    volume(e, d, 80, 0.5, 0.24) +
    glow(e, 340, top + 220, 130, 150, "#ffffff", 0.26, 20) +
    edge(d, hex, 2)
  );
}
