/** Avalanche safety: beacon, shovel, probe, airbag pack. */
import { backpack } from "#demo/artwork/goods/bag/backpack.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { beacon } from "./beacon.ts";
import { probe } from "./probe.ts";
import { safetySet } from "./set.ts";
import { shovel } from "./shovel.ts";

/** The main picture of a piece of safety gear. */
export function safetyFront(e: Easel): string {
  if (e.form === "shovel") return shovel(e);
  if (e.form === "probe") return probe(e);
  if (e.form === "airbag-pack") return backpack(e, true);
  return e.form === "set" || e.facts.parts !== undefined ? safetySet(e) : beacon(e);
}
