import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { mergeFields } from "../versions/rules.ts";

/** Merges own fields that were written from an older version with the changes made since. Pure. */

type GivenValues = Readonly<Record<string, unknown>>;
type Flat = Record<string, unknown>;

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values by path ("story.de"), so that translating a field into two languages at once causes no conflict. */
export const flatOwnValues = (values: GivenValues): Flat =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      isTexts(value) ? Object.entries(value).map(([language, text]) => [`${key}.${language}`, text]) : [[key, value]],
    ),
  );

/** null for a whole translated field empties each of its languages. */
const spelledOut = (sent: GivenValues, current: OwnValues): GivenValues =>
  Object.fromEntries(
    Object.entries(sent).map(([key, value]) => {
      const stored = current[key];
      const isEmptied = value === null && isTexts(stored);
      return [key, isEmptied ? Object.fromEntries(Object.keys(stored).map((language) => [language, null])) : value];
    }),
  );

function nested(values: Flat): Flat {
  const all: Flat = {};
  for (const [path, value] of Object.entries(values)) {
    const [key = "", language] = path.split(".");
    if (language === undefined) all[key] = value;
    else all[key] = { ...(all[key] as object | undefined), [language]: value };
  }
  return all;
}

/**
 * `base`: the values that the caller has seen, as stored; null when they are unknown. Paths are "key" or
 * "key.language"; `now` has the current values of the paths in conflict.
 */
export function mergeOwnValues(sent: GivenValues, base: OwnValues | null, current: OwnValues) {
  const [mine, seen, present] = [
    flatOwnValues(spelledOut(sent, current)),
    base && flatOwnValues(base),
    flatOwnValues(current),
  ];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(present)])];
  const whole = (values: Flat): Flat => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  const now = whole(present);
  const own = mergeFields(mine, seen && whole(seen), now);
  return {
    mine: nested(own.mine),
    merged: own.merged,
    conflicts: own.conflicts,
    now: Object.fromEntries(own.conflicts.map((name) => [name, now[name]])),
  };
}
