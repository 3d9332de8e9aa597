import { isDeepStrictEqual } from "node:util";
import { type Failure, fail, type Problem } from "#platform/result.ts";

/** How a write that was made of an older state is brought together with what others changed since. Pure. */

export type ConflictProblem = Problem<"conflict">;

type Values = Readonly<Record<string, unknown>>;
export type Merged = {
  /** What is left to be written: what others changed and this write only repeats as it was is not written back. */
  mine: Record<string, unknown>;
  /** Fields that others changed, and that stay. */
  merged: string[];
  /** Fields that both changed, to different values. */
  conflicts: string[];
};

/**
 * `base` is what the writer saw, `current` what there is; both as the API answers them. Null: nobody knows what the writer saw,
 * so every field that would become another is in conflict.
 */
export function mergeFields(sent: Values, base: Values | null, current: Values): Merged {
  const changed = base ? Object.keys(current).filter((name) => !isDeepStrictEqual(base[name], current[name])) : null;
  const mine: Record<string, unknown> = { ...sent };
  const conflicts: string[] = [];
  for (const name of changed ?? Object.keys(current)) {
    if (sent[name] === undefined || isDeepStrictEqual(sent[name], current[name])) continue;
    if (base && isDeepStrictEqual(sent[name], base[name])) delete mine[name];
    else conflicts.push(name);
  }
  return { mine, merged: (changed ?? []).filter((name) => !conflicts.includes(name)), conflicts };
}

/** Somebody else has changed the same: which fields, and what they are now. */
export const conflictIn = (fields: readonly string[], current: Values, version: number): Failure<ConflictProblem> =>
  fail("conflict", `Somebody else has changed ${fields.join(", ")} meanwhile. Nothing was changed.`, {
    detail: { fields, current, version },
  });

export const laterVersion = (at = "version") =>
  fail("invalid", "The version is none that there was.", { fields: { [at]: "is none that there was" } });
