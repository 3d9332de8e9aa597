import { riding } from "./riding.ts";
import { sitting } from "./sitting.ts";
import { standing } from "./standing.ts";
import { walking } from "./walking.ts";

/** The poses of people in the demo world: riding, standing, walking and sitting. */
export const attitudes = { ...riding, ...standing, ...walking, ...sitting };
