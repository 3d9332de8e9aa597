/** Bags: backpack, duffel, board bag, boot bag, tote. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { backpack } from "./backpack.ts";
import { boardBag } from "./board-bag.ts";
import { bootBag } from "./boot-bag.ts";
import { duffel } from "./duffel.ts";
import { tote } from "./tote.ts";

export function bagFront(e: Easel): string {
  if (e.form === "duffel") return duffel(e);
  if (e.form === "board-bag") return boardBag(e);
  if (e.form === "boot-bag") return bootBag(e);
  if (e.form === "tote") return tote(e);
  return backpack(e);
}
