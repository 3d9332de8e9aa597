import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** Climbing skins, one turned to show its glue sheet. */
export function skins(e: Easel): string {
  const outline = "360,1060! 350,700 346,360 372,220 450,166 528,220 554,360 550,700 540,1060!";
  const d = shape(outline);
  const clip = (hex: string): string =>
    piece(e, shape("410,196! 450,120! 490,196! 470,236! 430,236!"), "#9aa5ad", slant, 0.5) +
    layered(e, "M432 140C430 90 470 90 468 140", [
      ["#3a434a", 12],
      ["#aab4bb", 7],
    ]) +
    fill(oval(450, 208, 10), hex);
  const plush = `<g stroke-linecap="round">${stroke(Array.from({ length: 150 }, (_, i) => `M${352 + ((i * 53) % 196)} ${230 + ((i * 97) % 820)}v22`).join(""), "#05080c", 3, 0.16)}${stroke(Array.from({ length: 150 }, (_, i) => `M${352 + ((i * 71) % 196)} ${240 + ((i * 89) % 820)}v20`).join(""), "#ffffff", 3, 0.2)}</g>`;
  const front =
    fill(d, tone(e, e.main, [0, 0, 1, 0.1], 0.36)) +
    inside(
      e,
      d,
      fill("M340 620h230v120h-230z", quiet(e)) +
        fill("M340 756h230v20h-230z", e.accent) +
        plush +
        fold("350,480 450,510 550,490", 24, 0.8),
    ) +
    volume(e, d, 44, 0.4, 0.26) +
    edge(d, e.main, 2) +
    mark(486, 380, 62, readable(e, e.main), 90) +
    clip(e.accent);
  const backHex = mix(e.pale, "#c9c2b4", 0.4);
  const rear =
    fill(d, tone(e, backHex, [0, 0, 1, 0.1], 0.36)) +
    inside(
      e,
      d,
      stroke(
        Array.from({ length: 30 }, (_, i) => `M340 ${180 + i * 30}l220 ${30}`).join("") +
          Array.from({ length: 30 }, (_, i) => `M560 ${180 + i * 30}l-220 30`).join(""),
        "#05080c",
        2,
        0.12,
      ) +
        glow(e, 410, 480, 70, 300, "#ffffff", 0.4) +
        topstitch("372,1060 362,700 358,360 384,230", backHex, -6),
    ) +
    volume(e, d, 44, 0.36, 0.26) +
    edge(d, backHex, 2) +
    clip(e.main) +
    tag(412, 960, 76, e.accent, readable(e, e.accent));
  return (
    groundShadow(450, 1086, 270, 26, "floor") +
    `<g transform="translate(116 0) rotate(4 450 1060)">${rear}</g><g transform="translate(-108 16) rotate(-4 450 1060)">${front}</g>`
  );
}
