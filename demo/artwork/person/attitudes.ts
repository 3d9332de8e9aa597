import { resting } from "./resting.ts";
import { riding } from "./riding.ts";

/** How people of the demo world ride, stand and sit. */
export const attitudes = { ...riding, ...resting };
