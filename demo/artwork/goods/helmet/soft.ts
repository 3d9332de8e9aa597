import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";

/** The soft parts: ear pad, lining, chin strap with its buckle. */
export function soft(e: Easel): string {
  const hex = mix(e.dark, e.second, 0.35);
  const pad = shape("366,650! 350,720 372,810 430,874 510,886 580,850 622,780 640,724! 600,650!");
  const vent = shape("430,720 470,704 530,708 556,740 540,796 490,822 444,800 424,760");
  const buckle = turned(
    piece(e, slab(352, 1018, 104, 46, 12), mix(e.dark, "#59636b", 0.3), slant, 0.5) +
      fill(slab(392, 1024, 26, 34, 6), e.accent) +
      stroke("M362 1026h84", "#fff", 3, 0.35),
    404,
    1041,
    -14,
  );
  return (
    (e.worn
      ? webbing("600,800 520,890 440,912 360,890 296,820", 26, e.dark, true, false) +
        `<g transform="translate(38 -130)">${buckle}</g>`
      : webbing("396,830 372,910 376,980 410,1040", 26, e.dark, true, false) +
        webbing("590,820 540,930 470,1010 410,1044", 26, e.dark, true, false) +
        webbing("410,1040 360,1010 300,930 276,860 262,700", 24, shaded(e.dark, 0.3), true, false) +
        buckle) +
    piece(e, pad, hex, [0, 0, 0.8, 1], 0.45, 2) +
    volume(e, pad, 40, 0.4, 0.24) +
    stitches("374,690 366,740 388,806 440,858 510,868 570,838 608,778 622,730", thread(hex), 2.2, 0.65) +
    fill(vent, shaded(hex, 0.45)) +
    inside(
      e,
      vent,
      stroke(Array.from({ length: 9 }, (_, i) => `M${420 + i * 18} 690l-20 140`).join(""), "#ffffff", 3, 0.13),
    ) +
    stroke(vent, lit(hex, 0.5), 2, 0.5) +
    mark(446, 836, 15, e.pale, 4)
  );
}
