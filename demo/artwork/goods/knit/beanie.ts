/** Knitted things for the head and neck: cuffed, bobbled, fisherman, balaclava, tube. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { balaclava } from "./balaclava.ts";
import { bobble } from "./bobble.ts";
import { crown } from "./crown.ts";
import { tube } from "./tube.ts";
import { turnUp } from "./turn-up.ts";

function hat(e: Easel): string {
  const low = e.form === "fisherman";
  const pom = e.form === "pom";
  const top = low ? 470 : pom ? 380 : 330;
  const [y, height] = low ? [730, 120] : [740, 176];
  const drawn =
    crown(e, top, low ? 256 : 272) + turnUp(e, y, height, low ? 262 : 276) + (pom ? bobble(e, top - 40) : "");
  return low ? `<g transform="translate(-58 -100) scale(1.13)">${drawn}</g>` : drawn;
}

export const beanieFront = (e: Easel): string =>
  e.form === "balaclava" ? balaclava(e) : e.form === "neck-tube" ? tube(e) : hat(e);
