/** Folds, and the shadow that one part casts on another. */
import { line } from "./outline.ts";
import { fill, stroke } from "./stroke.ts";
import { sliver } from "./walk.ts";

/** A fold of cloth along a spec: shade on the right of the direction of travel, light on the left. */
export function fold(of: string, width: number, depth = 1): string {
  const alpha = (value: number): number => Math.round(value * depth * 100) / 100;
  const layer = (k: number, paint: string, a: number): string => fill(sliver(of, width * k), paint, alpha(a));
  return layer(0.92, "#05080c", 0.1) + layer(0.42, "#05080c", 0.14) + layer(-0.36, "#ffffff", 0.13);
}

/** A soft shadow that one part casts on another, along a spec. */
export function cast(of: string, width: number, alpha = 0.3): string {
  const d = line(of);
  return [1, 0.45].map((s) => stroke(d, "#05080c", width * s, alpha / 2)).join("");
}
