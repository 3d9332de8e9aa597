import type { DemoProduct } from "#demo/shapes.ts";
import { allMountainBoards } from "./boards-all-mountain.ts";
import { allMountainBoards2 } from "./boards-all-mountain-2.ts";
import { allMountainBoards3 } from "./boards-all-mountain-3.ts";
import { carvingBoards } from "./boards-carving.ts";
import { freerideBoards } from "./boards-freeride.ts";
import { freerideBoards2 } from "./boards-freeride-2.ts";
import { freestyleBoards } from "./boards-freestyle.ts";
import { freestyleBoards2 } from "./boards-freestyle-2.ts";
import { kidsBoards } from "./boards-kids.ts";
import { splitboards } from "./boards-split.ts";

/** Every snowboard of the demo world, in the order of the category tree. */
export const boards: DemoProduct[] = [
  ...allMountainBoards,
  ...allMountainBoards2,
  ...allMountainBoards3,
  ...freestyleBoards,
  ...freestyleBoards2,
  ...freerideBoards,
  ...freerideBoards2,
  ...carvingBoards,
  ...splitboards,
  ...kidsBoards,
];
