/** The cuts of jackets: colour blocks, yokes, pockets. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { armBaffles } from "./baffles.ts";
import { anorak } from "./cut-anorak.ts";
import { cargo } from "./cut-cargo.ts";
import { contour } from "./cut-contour.ts";
import { diagonal } from "./cut-diagonal.ts";
import { yoke } from "./cut-yoke.ts";
import type { JacketForm } from "./jacket-form.ts";
import { type JacketPanels, pocketZip } from "./panel.ts";

/** The panels of a jacket of a form. Shells have four cuts, chosen by seed. */
export function panelsOf(e: Easel, form: JacketForm): JacketPanels {
  const base: JacketPanels = {
    body: e.main,
    sleeve: e.main,
    hood: e.main,
    cuff: shaded(e.main, 0.12),
    zip: quiet(e),
    puller: e.accent,
    tab: quiet(e),
    arm: () => "",
    front: "",
    over: "",
  };
  if (form === "anorak") return anorak(e, base);
  if (form === "insulated")
    return {
      ...base,
      arm: (left) => armBaffles(e, left),
      tab: undefined,
      cuff: quiet(e),
      hood: e.trait("hood", 2) ? quiet(e) : e.main,
      front: yokeOf(e),
      over:
        pocketZip(e, "556,800 590,700", quiet(e)) +
        pocketZip(e, "344,800 310,700", quiet(e)) +
        mark(560, 452, 22, readable(e, e.trait("yoke", 3) === 1 ? quiet(e) : e.main)),
    };
  return ([yoke, diagonal, cargo, contour][e.variant(4)] ?? yoke)(e, base);
}

const yokeOf = (e: Easel): string =>
  e.trait("yoke", 3) === 1
    ? fill(shape("200,250! 700,250! 700,480! 450,520 200,480!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.34)) +
      topstitch("200,480 450,520 700,480", quiet(e), -8)
    : "";
