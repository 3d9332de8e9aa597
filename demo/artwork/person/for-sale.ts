import { bagFront } from "#demo/artwork/goods/bag/bag.ts";
import { n } from "#demo/artwork/svg.ts";
import { placed } from "#demo/artwork/worn/piece.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Skeleton } from "./skeleton.ts";
import { off, project } from "./vector.ts";

/** A pack on a back that faces the viewer. */
export function packForSale({ hips, spine }: Skeleton, bag: PictureRequest): string {
  const [x, y] = project(off(hips, spine, 22));
  return placed(bag, bagFront, "bg", `translate(${n(x - 230)} ${n(y - 300)}) scale(.51)`);
}
