/** Colour blocks, seams and cargo pockets of legs. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { snap } from "#demo/artwork/goods/draw/strap.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { mirrorBoth } from "./leg.ts";

/** Colour blocks and seams of the four cuts. */
export function cutLines(e: Easel): string {
  const hex = quiet(e);
  const scuff = mirrorBoth(
    (of) =>
      fill(
        shape(of("506,980! 560,960 600,1010 604,1110! 500,1110!")),
        tone(e, mix(e.dark, hex, 0.2), [0, 0, 1, 1], 0.3),
      ) + topstitch(of("506,980 560,962 600,1010 604,1100"), e.main, 7),
  );
  const cuts: (() => string)[] = [
    () => mirrorBoth((of) => topstitch(of("604,320 616,560 630,820 644,1090"), e.main, 8)),
    () =>
      mirrorBoth(
        (of) =>
          fill(shape(of("478,640! 560,600 668,650! 684,880! 600,916 500,880!")), tone(e, hex, [0, 0, 1, 0.4], 0.3)) +
          topstitch(of("478,640 560,602 670,652"), hex, 8) +
          topstitch(of("500,880 600,914 690,880"), hex, -8),
      ),
    () =>
      mirrorBoth(
        (of) =>
          fill(
            shape(of("590,130! 720,130! 740,1110! 650,1110! 632,820 618,560 606,330!")),
            tone(e, hex, [0, 0, 1, 0.2], 0.3),
          ) + topstitch(of("606,300 618,560 632,820 650,1100"), hex, 8),
      ),
    () =>
      fill(shape("180,760! 340,740 450,770 560,740 720,760! 730,1120! 180,1120!"), tone(e, hex, [0, 0, 1, 0.4], 0.3)) +
      topstitch("190,762 340,742 450,770 560,742 710,762", hex, 8),
  ];
  return (cuts[e.variant(4)] ?? (cuts[0] as () => string))() + scuff;
}

export function cargo(e: Easel): string {
  return mirrorBoth((_, left) => {
    const x = left ? 252 : 548;
    const hex = shaded(e.main, 0.08);
    return (
      fill(slab(x + 4, 528, 100, 146, 10), "#05080c", 0.25) +
      piece(e, slab(x, 520, 100, 146, 10), hex, [0, 0, 0.7, 1], 0.3) +
      stitches(`${x + 8},580 ${x + 8},656! ${x + 92},656! ${x + 92},580`, thread(hex), 1.8, 0.65) +
      cast(`${x},562 ${x + 50},570 ${x + 100},562`, 12, 0.4) +
      piece(
        e,
        shape(`${x - 4},514! ${x + 104},514! ${x + 104},556! ${x + 50},568! ${x - 4},556!`),
        hex,
        [0, 0, 0.3, 1],
        0.2,
      ) +
      snap(e, x + 50, 550, 7, "#9aa5ad")
    );
  });
}
