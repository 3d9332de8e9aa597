import { Picture, H as sceneHeight, W as sceneWidth } from "#demo/artwork/scene/picture.ts";
import type { Outfit } from "#demo/artwork/worn/figure.ts";
import type { Rig } from "#demo/artwork/worn/strapped.ts";
import { slotOf } from "#demo/artwork/worn/worn.ts";
import type { DemoProduct, Kind, PictureRequest } from "#demo/shapes.ts";
import { hillOf } from "./hills.ts";
import { dressedIn, inBinding, onBench, onTable, planted } from "./stages.ts";

/** What is small or comes in a set is told of by a scene that shows it among other things. */
const told: ReadonlySet<Kind> = new Set([
  "snowboard",
  "binding",
  "boot",
  "jacket",
  "pants",
  "midlayer",
  "gloves",
  "goggles",
  "helmet",
  "beanie",
]);

/** Whether the story of a product is told by a picture of that product. */
export const isTold = ({ kind }: Pick<DemoProduct, "kind">): boolean => told.has(kind);

type Others = { outfit: Outfit; rig: (boot: PictureRequest) => Rig; boot: PictureRequest };

/** Draws a product in use, in the place that its story names. SVG text in the proportions of scenes. */
export function drawStory(request: PictureRequest, scene: string, { outfit, rig, boot }: Others): string {
  const p = new Picture();
  const hill = hillOf(scene);
  const { kind } = request.product;
  const slot = slotOf(request.product);
  if (kind === "snowboard") planted(p, request, hill);
  else if (kind === "binding") inBinding(p, boot, { ...rig(boot), binding: request }, hill);
  else if (kind === "boot") onBench(p, request);
  else if (slot && kind !== "gloves") dressedIn(p, request, slot, outfit, hill);
  else onTable(p, request);
  return p.finish(sceneWidth, sceneHeight);
}
