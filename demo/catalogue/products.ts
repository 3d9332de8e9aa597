import type { DemoProduct } from "#demo/shapes.ts";
import { accessories } from "./accessories.ts";
import { bindings } from "./bindings.ts";
import { boards } from "./boards.ts";
import { boots } from "./boots.ts";

/** The whole range, in the order of the category tree. */
export const products: readonly DemoProduct[] = [...boards, ...boots, ...bindings, ...accessories];
