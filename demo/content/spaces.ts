/** No line may end at these spaces. Files hold plain spaces, because nobody can see the others. */

/** Before French signs, inside French quotes, in French numbers. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/(?<=\S) (?=[;!?])/g, "\u202f")
    .replace(/(?<=\S) (?=[:»])|(?<=«) /g, "\u00a0")
    .replace(/(?<=\d) (?=\d{3}(?!\d)|h\b)|(?<=\d h) (?=\d)/g, "\u00a0");

/** Between a number and its unit. */
export const unitSpaces = (text: string): string => text.replace(/(\d) (?=°C|%)/g, "$1\u00a0");

/** The value with a change made to every text in it. */
export function inTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inTexts(item, change)])) as Value;
}
