import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";
import { layered } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { bolt } from "./buckle.ts";
import { onShield } from "./shield.ts";

/** The cable from the highback to the rail. */
export function cable(e: Easel, c: Camera): string {
  const run = line(c.run([onShield([0.96, 0.42], 0.9), [-8.4, 8, 9], [-3, 7.6, 4.4]] as Place[]));
  const sheathed = layered(e, run, [
    ["#14181c", 11],
    ["#8f9aa2", 7],
    [shaded(e.accent, 0.1), 3],
  ]);
  return sheathed + bolt(e, c.at([-3, 7.6, 4.4]), 12) + bolt(e, c.at(onShield([0.96, 0.42], 0.9)), 11);
}
