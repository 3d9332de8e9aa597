/** What a glove is built like. */
import type { Easel } from "../draw/easel.ts";

export type Build = { gauntlet: boolean; back: "plain" | "ribs" | "quilt" | "armour" };

export const buildOf = (e: Easel): Build =>
  (
    [
      { gauntlet: true, back: "quilt" },
      { gauntlet: false, back: "ribs" },
      { gauntlet: true, back: "armour" },
      { gauntlet: false, back: "plain" },
    ] as const
  )[e.variant(4)] as Build;
