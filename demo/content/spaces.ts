/**
 * Replaces spaces at which a line must not break. Files contain plain spaces, because the non-breaking ones cannot be
 * seen.
 */

/** Before French punctuation, inside French quotes, and in French numbers and times. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/(?<=\S) (?=[;!?])/g, "\u202f")
    .replace(/(?<=\S) (?=[:»])|(?<=«) /g, "\u00a0")
    .replace(/(?<=\d) (?=\d{3}(?!\d)|h\b)|(?<=\d h) (?=\d)/g, "\u00a0");

/** Between a number and its unit. */
export const unitSpaces = (text: string): string => text.replace(/(\d) (?=°[CF]|%)/g, "$1\u00a0");

/** Returns the value with a change applied to every text in it. */
export function inTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inTexts(item, change)])) as Value;
}
