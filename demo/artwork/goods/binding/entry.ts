import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";
import { layered } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { onShield } from "./shield.ts";

/** A highback that folds back to let the boot in; its cable runs to the rail. */
export const opensBehind = (e: Easel): boolean => e.form === "rear-entry";

/** The cable from the highback to the rail. */
export function cable(e: Easel, c: Camera): string {
  const run = line(c.run([onShield([0.96, 0.42], 0.9), [-8.4, 8, 9], [-3, 7.6, 4.4]] as Place[]));
  return layered(e, run, [
    ["#14181c", 11],
    ["#8f9aa2", 7],
    [shaded(e.accent, 0.1), 3],
  ]);
}
