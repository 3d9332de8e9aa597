import { riding } from "./riding.ts";
import { sitting } from "./sitting.ts";
import { standing } from "./standing.ts";
import { walking } from "./walking.ts";

/** How people of the demo world ride, stand, walk and sit. */
export const attitudes = { ...riding, ...standing, ...walking, ...sitting };
