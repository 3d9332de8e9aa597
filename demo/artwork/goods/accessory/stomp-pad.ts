/** A stomp pad. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function stompPad(e: Easel): string {
  const style = e.variant(3);
  const outline =
    style === 0
      ? symmetric("450,250! 600,300! 740,480! 700,760! 560,900! 450,930!")
      : style === 1
        ? symmetric("450,260! 640,280 720,420 700,600 720,780 640,900 450,920!")
        : symmetric("450,230! 690,420! 640,560! 740,700! 600,930! 450,860!");
  const d = shape(outline);
  const spikes = Array.from({ length: 49 }, (_, i) => [
    252 + (i % 7) * 66 + (Math.floor(i / 7) % 2) * 33,
    320 + Math.floor(i / 7) * 92,
  ])
    .map(([x, y]) => `M${x} ${(y as number) - 24}l24 40h-48z`)
    .join("");
  const lights = spikes.replaceAll(/M(\d+) (\d+)l24 40h-48z/g, "M$1 $2l-24 40h24z");
  return (
    groundShadow(450, 960, 320, 30, "floor") +
    `<g transform="translate(8 18)">${fill(d, shaded(e.main, 0.65))}</g>` +
    fill(d, tone(e, e.main, slant, 0.34)) +
    inside(
      e,
      d,
      print(e, d, [160, 240, 580, 680], e.second, 0.45) +
        `<g transform="translate(5 9)">${fill(spikes, "#05080c", 0.4)}</g>` +
        fill(spikes, shaded(e.main, 0.18)) +
        fill(lights, mix(e.main, "#ffffff", 0.3)),
    ) +
    volume(e, d, 40, 0.34, 0.34) +
    edge(d, e.main, 2.4) +
    piece(e, slab(330, 560, 240, 92, 14), quiet(e), slant, 0.3) +
    centredMark(450, 606, 58, readable(e, quiet(e)))
  );
}
