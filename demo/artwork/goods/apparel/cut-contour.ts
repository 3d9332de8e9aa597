import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { seam, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import { both, type JacketPanels } from "./panel.ts";
import { side } from "./torso.ts";

/** A quiet shell: curved body panels, taped seams, bright zips. */
export function contour(e: Easel, base: JacketPanels): JacketPanels {
  const flank = shaded(e.main, 0.16);
  return {
    ...base,
    zip: e.accent,
    tab: e.main,
    arm: (left) =>
      seam(side("612,372 690,520 730,700 758,930", left), e.main) +
      fill(shape(side("720,640! 760,610 800,700 790,760! 740,740!", left)), tone(e, flank, [0, 0, 1, 0.3], 0.3)),
    front:
      both(
        (of) =>
          fill(shape(of("700,380! 610,430 570,560 580,720 560,1060! 720,1060!")), tone(e, flank, [0, 0, 1, 0.2], 0.3)) +
          topstitch(of("690,386 610,430 570,560 580,720 566,1030"), e.main, 8),
      ) + seam("360,372 450,402 540,372", e.main),
    over:
      sealedZip("536,470 520,620", e.main, e.accent, 8) +
      sealedZip("604,860 588,716", flank, e.accent, 7) +
      sealedZip("296,860 312,716", flank, e.accent, 7) +
      mark(316, 470, 22, readable(e, e.main)),
  };
}
