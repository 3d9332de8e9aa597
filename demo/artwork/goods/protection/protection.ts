/** Protection: spine protector, wrist guards, padded shorts. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { shorts } from "./shorts.ts";
import { spine } from "./spine.ts";
import { wrist } from "./wrist.ts";

export const protectionFront = (e: Easel): string =>
  e.form === "wrist" ? wrist(e) : e.form === "shorts" ? shorts(e) : spine(e);
