import type { DemoProduct } from "#demo/shapes.ts";
import { jackets } from "./jackets.ts";
import { pants } from "./pants.ts";

/** Jackets, then pants, in shop order. */
export const outerwear: DemoProduct[] = [...jackets, ...pants];
