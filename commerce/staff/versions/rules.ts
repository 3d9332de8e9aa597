import { isDeepStrictEqual } from "node:util";
import { type Failure, fail, type Problem } from "#platform/result.ts";

/** Merges a write that was based on an older version with the changes made since. Pure. */

export type ConflictProblem = Problem<"conflict">;

type Values = Readonly<Record<string, unknown>>;
export type Merged = {
  /** The fields to write. Fields that others changed, and that the caller sent back unchanged, are left out. */
  mine: Record<string, unknown>;
  /** Fields that others changed and that keep those changes. */
  merged: string[];
  /** Fields that both changed, to different values. */
  conflicts: string[];
};

/**
 * `base` is what the caller has seen, `current` what is stored now, both in API form. When `base` is null, it is
 * unknown, so every field that would change is in conflict. `sets` names fields whose values are lists in which each
 * entry stands for itself, such as tags: what each side added and removed applies, and they are never in conflict.
 */
export function mergeFields(sent: Values, base: Values | null, current: Values, sets: readonly string[] = []): Merged {
  const changed = base ? Object.keys(current).filter((name) => !isDeepStrictEqual(base[name], current[name])) : null;
  const mine: Record<string, unknown> = { ...sent };
  const conflicts: string[] = [];
  for (const name of changed ?? Object.keys(current)) {
    if (sent[name] === undefined || isDeepStrictEqual(sent[name], current[name])) continue;
    if (base && isDeepStrictEqual(sent[name], base[name])) delete mine[name];
    else if (base && sets.includes(name)) mine[name] = mergeSets(sent[name], base[name], current[name]);
    else conflicts.push(name);
  }
  return { mine, merged: (changed ?? []).filter((name) => !conflicts.includes(name)), conflicts };
}

/** The present list without what the caller has taken out, and with what they have added. */
function mergeSets(sent: unknown, base: unknown, current: unknown): unknown[] {
  const [mine, seen, now] = [sent, base, current].map((list) => new Set(list as unknown[]));
  const kept = [...now!].filter((one) => mine!.has(one) || !seen!.has(one));
  return [...kept, ...[...mine!].filter((one) => !seen!.has(one) && !now!.has(one))];
}

/**
 * The problem that others changed the same fields: their names, current values and version. `kept` has the present
 * values of other fields that they changed: whoever goes on from `version` with a list or texts in several languages
 * would otherwise write back what was there before.
 */
export const conflictIn = (
  fields: readonly string[],
  current: Values,
  version: number,
  kept: Values = {},
): Failure<ConflictProblem> =>
  fail("conflict", `Somebody else has changed ${fields.join(", ")} meanwhile. Nothing was changed.`, {
    detail: { fields, current, version, ...(Object.keys(kept).length > 0 && { kept }) },
  });

export const laterVersion = (at = "version") =>
  fail("invalid", "The version is none that there was.", { fields: { [at]: "is none that there was" } });
