import type { DemoProduct } from "#demo/shapes.ts";
import { kidsBoots } from "./boots-kids.ts";
import { mensBoots } from "./boots-men.ts";
import { mensBootsFreestyle } from "./boots-men-2.ts";
import { womensBoots } from "./boots-women.ts";
import { womensBootsFreestyle } from "./boots-women-2.ts";

/** All boots of the demo world. */
export const boots: DemoProduct[] = [
  ...mensBoots,
  ...mensBootsFreestyle,
  ...womensBoots,
  ...womensBootsFreestyle,
  ...kidsBoots,
];
