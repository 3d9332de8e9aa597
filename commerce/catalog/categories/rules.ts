import type { Rule } from "./schema.ts";

/** Contradictions in a rule, by the path of the field; empty when there are none. Pure. */
export function ruleFaults({ conditions }: Rule, at: string): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, condition] of conditions.entries()) {
    if (condition.field === "own-number") {
      const { from, to } = condition;
      const path = `${at}.conditions.${place}.to`;
      if (from === undefined && to === undefined) faults[path] = "or from is needed";
      else if (to !== undefined && from !== undefined && to < from) faults[path] = "must not be below from";
    }
    if (condition.field !== "price") continue;
    const { from, below } = condition;
    const path = `${at}.conditions.${place}.below`;
    if (from === undefined && below === undefined) faults[path] = "or from is needed";
    else if (below !== undefined && below <= (from ?? 0)) faults[path] = "must be above from";
  }
  return faults;
}
