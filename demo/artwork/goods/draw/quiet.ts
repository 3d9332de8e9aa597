import { distance } from "#demo/artwork/colour.ts";
import type { Roles } from "./roles.ts";
import { shaded } from "./tone.ts";

/** A subdued colour that goes with the main one. */
export const quiet = (e: Roles): string => (distance(e.main, e.second) > 0.08 ? e.second : shaded(e.main, 0.25));
