/** A spare lens. */
import { lighten, mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { vividOf } from "#demo/artwork/goods/draw/roles.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { linear } from "#demo/artwork/svg.ts";

export function lens(e: Easel): string {
  const d = shape(symmetric("450,400! 600,392 740,420 796,520 790,650 720,770 600,800 520,770 480,690 450,668!"));
  const [a, b] = vividOf(e);
  const id = e.define("lens", (key) =>
    linear(
      key,
      [0, 0, 0.9, 1],
      [
        [0, lighten(a, 0.3)],
        [0.35, a],
        [0.7, mix(b, "#10151a", 0.3)],
        [1, mix(b, "#0b0f13", 0.7)],
      ],
    ),
  );
  return (
    groundShadow(450, 850, 350, 30, "floor") +
    `<g transform="translate(0 12)">${fill(d, "#14181c")}</g>` +
    fill(d, `url(#${id})`) +
    inside(
      e,
      d,
      fill(
        shape("80,720! 200,640! 290,690! 380,600! 470,680! 560,610! 660,700! 760,650! 840,720! 840,840! 80,840!"),
        "#05080c",
        0.22,
      ) +
        fill("M500 380H590L420 840H330Z", "#ffffff", 0.2) +
        fill("M620 380H640L470 840H450Z", "#ffffff", 0.16) +
        glow(e, 270, 500, 160, 100, "#ffffff", 0.8) +
        fill(shape("130,470 200,420 340,410 460,410 340,440 220,470 150,540"), "#ffffff", 0.3),
    ) +
    stroke(d, "#ffffff", 3, 0.5) +
    volume(e, d, 40, 0.34, 0) +
    [106, 794].map((x) => piece(e, slab(x - 13, 540, 26, 90, 8), e.dark, slant, 0.4)).join("") +
    mark(600, 720, 26, "#ffffff", -6, 0.8)
  );
}
