import { riding } from "./riding.ts";
import { sitting } from "./sitting.ts";
import { standing } from "./standing.ts";

/** How people of the demo world ride, stand and sit. */
export const attitudes = { ...riding, ...standing, ...sitting };
