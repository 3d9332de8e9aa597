import { bagFront } from "#demo/artwork/goods/bag/bag.ts";
import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { gogglesFront } from "#demo/artwork/goods/goggles/front.ts";
import { helmetFront } from "#demo/artwork/goods/helmet/front.ts";
import { beanieFront } from "#demo/artwork/goods/knit/beanie.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Outfit } from "#demo/artwork/worn/figure.ts";
import { placed } from "#demo/artwork/worn/piece.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Arm, Skeleton } from "./skeleton.ts";
import { nearness, off, project } from "./vector.ts";

/** Products as drawn for sale, on a person seen from near. */

/** A head in helmet or beanie and goggles, which are drawn half turned to the left. `size` 1 is a portrait's. */
export function headForSale({ head }: Skeleton, { helmet, beanie, goggles }: Outfit, size = 1): string {
  const [x, y] = project(head);
  const k = nearness(head[2]) * size;
  const hat = beanie
    ? placed(beanie, beanieFront, "hb", `translate(${n(x - 168 * k)} ${n(y - 306 * k)}) scale(${0.36 * k})`)
    : helmet && placed(helmet, helmetFront, "hh", `translate(${n(x - 162 * k)} ${n(y - 172 * k)}) scale(${0.36 * k})`);
  const eyes = goggles
    ? placed(goggles, gogglesFront, "hg", `translate(${n(x - 161 * k)} ${n(y - 131 * k)}) scale(${0.27 * k})`)
    : "";
  // Cloth over mouth and chin, down into the collar.
  const face = `<ellipse cx="${n(x - 24 * k)}" cy="${n(y + 34 * k)}" rx="${n(82 * k)}" ry="${n(88 * k)}" fill="#232b34"/>`;
  return `${face}${hat ?? ""}${eyes}`;
}

/** A glove, seen from the back of the hand, at the end of a forearm. */
export function gloveForSale({ elbow, wrist }: Arm, gloves: PictureRequest): string {
  const [[ex, ey], [x, y]] = [project(elbow), project(wrist)];
  const turn = (Math.atan2(x - ex, ey - y) * 180) / Math.PI;
  return placed(
    gloves,
    (e) => glove(e, false),
    "gl",
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(.27) translate(-450 -880)`,
  );
}

/** A pack on a back that faces the viewer. */
export function packForSale({ hips, spine }: Skeleton, bag: PictureRequest): string {
  const [x, y] = project(off(hips, spine, 22));
  return placed(bag, bagFront, "bg", `translate(${n(x - 230)} ${n(y - 300)}) scale(.51)`);
}
