/** Cuffs and wrist straps. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { cordLock, ladderLock, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import type { Build } from "./build.ts";

/** A short cuff, worn under the sleeve, with a pull tab. */
function short(e: Easel, palm: boolean): string {
  const d = shape("328,742! 450,752 594,742! 604,840 606,916! 460,932 318,916! 320,840");
  return (
    (palm ? "" : webbing("440,916 436,980 486,980 480,916", 22, quiet(e), false, false)) +
    piece(e, d, e.main, [0, 0, 1, 0.15], 0.4) +
    inside(
      e,
      d,
      fill(slab(300, 880, 320, 70, 0), quiet(e)) +
        topstitch("310,882 460,896 610,882", e.main, -7) +
        fold("330,836 430,860 520,846", 14),
    ) +
    volume(e, d, 30, 0.36, 0.26)
  );
}

/** The cuff below the hand. */
export function cuff(e: Easel, build: Build, palm: boolean): string {
  if (build.cuff === "short") return short(e, palm);
  const hex = build.cuff === "gauntlet" ? e.main : quiet(e);
  if (build.cuff === "knit") {
    const d = shape("326,738! 450,748 594,738! 600,860 596,944! 460,958 326,944! 322,860");
    return (
      piece(e, d, hex, [0, 0, 1, 0.15], 0.4) +
      inside(
        e,
        d,
        stroke(
          Array.from({ length: 22 }, (_, i) => `M${326 + i * 13} 740q${(i - 11) * 0.8} 110 0 230`).join(""),
          "#05080c",
          3,
          0.16,
        ) + fill(slab(300, 904, 320, 60, 0), shaded(hex, 0.25)),
      ) +
      volume(e, d, 30, 0.34, 0.24)
    );
  }
  const d = shape("336,748! 450,760 590,748! 612,850 640,960 652,1010! 470,1030 284,1010! 296,950 322,850");
  return (
    piece(e, d, hex, [0, 0, 1, 0.15], 0.4) +
    inside(
      e,
      d,
      fill(shape("270,950! 460,974 660,950! 670,1050! 270,1050!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.3)) +
        topstitch("282,950 460,974 648,950", hex, 7) +
        fold("340,800 420,830 520,806", 16) +
        fold("600,860 530,900 430,892", 18),
    ) +
    volume(e, d, 34, 0.36, 0.26) +
    fill(shape("286,1010 470,1028 650,1010 470,1018"), shaded(hex, 0.75)) +
    (palm ? "" : cordLock(e, 628, 1004, 15, e.dark, e.accent))
  );
}

/** The strap around the wrist. */
export const wrist = (e: Easel, build: Build): string => {
  const y = build.cuff === "gauntlet" ? 806 : 800;
  return (
    webbing(`318,${y - 4} 450,${y + 12} 604,${y - 4}`, 44, quiet(e) === e.main ? e.dark : mix(e.dark, e.second, 0.4)) +
    ladderLock(e, 404, y + 8, 56, 56, mix(e.dark, "#6b757d", 0.35), 2) +
    piece(e, slab(476, y - 16, 92, 48, 8), e.accent, [0, 0, 0.6, 1], 0.3) +
    centredMark(522, y + 8, 15, readable(e, e.accent))
  );
};
