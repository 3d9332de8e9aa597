import type { DemoProduct } from "#demo/shapes.ts";
import { bags } from "./bags.ts";
import { gloves } from "./gloves.ts";
import { goggles } from "./goggles.ts";
import { headwear } from "./headwear.ts";
import { helmets } from "./helmets.ts";
import { layers } from "./layers.ts";
import { outerwear } from "./outerwear.ts";
import { safety } from "./safety.ts";
import { tools } from "./tools.ts";
import { trailside } from "./trailside.ts";

/** Everything that is not a board, a boot or a binding, in the order of the categories. */
export const accessories: DemoProduct[] = [
  ...outerwear,
  ...layers,
  ...gloves,
  ...goggles,
  ...helmets,
  ...headwear,
  ...bags,
  ...tools,
  ...trailside,
  ...safety,
];
