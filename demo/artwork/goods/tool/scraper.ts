/** A wax scraper. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function scraper(e: Easel): string {
  const d = shape(
    "150,420! 750,420! 760,430! 760,800! 750,812! 620,812! 600,780! 560,780! 540,812! 150,812! 140,800! 140,430!",
  );
  const clear = mix(e.main, "#ffffff", 0.25);
  return (
    groundShadow(450, 838, 350, 26, "floor") +
    `<g transform="translate(10 14)">${fill(d, shaded(clear, 0.6))}</g>` +
    `<path d="${d}" fill="${tone(e, clear, [0, 0, 1, 1], 0.4)}" fill-opacity=".94"/>` +
    inside(
      e,
      d,
      fill("M100 400H330L180 840H80Z", "#ffffff", 0.28) +
        fill("M380 400H420L270 840H230Z", "#ffffff", 0.22) +
        fill("M640 400H800V640Z", "#05080c", 0.06),
    ) +
    stroke("M146 426H754", "#ffffff", 7, 0.7) +
    stroke("M146 806H540M620 806H754M754 432V800", "#05080c", 4, 0.25) +
    fill(oval(220, 480, 26), "#edf0f2") +
    stroke(oval(220, 480, 26), "#05080c", 4, 0.35) +
    edge(d, clear, 2.4) +
    centredMark(450, 610, 120, readable(e, clear)) +
    stroke(line("176,744 300,744"), readable(e, clear), 4, 0.6) +
    stroke(
      Array.from({ length: 40 }, (_, i) => `M${150 + i * 9} 812v${i % 5 ? -14 : -26}`).join(""),
      readable(e, clear),
      2.4,
      0.7,
    ) +
    rope("M220 470C160 340 250 270 330 320S300 420 236 474", mix(e.dark, e.accent, 0.4), 8) +
    glow(e, 300, 480, 200, 70, "#ffffff", 0.4, -10) +
    (e.variant(2) ? fill(oval(680, 490, 26), e.accent) : "")
  );
}
