import { distance } from "#demo/artwork/colour.ts";
import type { Roles } from "./roles.ts";
import { shaded } from "./tone.ts";

/** A colour that stands beside the main one without shouting. */
export const quiet = (e: Roles): string => (distance(e.main, e.second) > 0.08 ? e.second : shaded(e.main, 0.25));
