import type { DemoProduct } from "#demo/shapes.ts";
import { allMountainBindings } from "./bindings-all-mountain.ts";
import { allMountainBindingsMore } from "./bindings-all-mountain-2.ts";
import { freestyleBindings } from "./bindings-freestyle.ts";
import { splitBindings } from "./bindings-split.ts";

/** All bindings of the demo world. */
export const bindings: DemoProduct[] = [
  ...allMountainBindings,
  ...allMountainBindingsMore,
  ...freestyleBindings,
  ...splitBindings,
];
