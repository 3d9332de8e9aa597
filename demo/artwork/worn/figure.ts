import type { PictureRequest } from "#demo/shapes.ts";

/** The products that a rider can wear or hold. */
export const slots = [
  "helmet",
  "beanie",
  "goggles",
  "jacket",
  "midlayer",
  "gloves",
  "pants",
  "boots",
  "board",
  "bag",
] as const;
export type Slot = (typeof slots)[number];
export type Outfit = Partial<Record<Slot, PictureRequest>>;
