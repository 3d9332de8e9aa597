/** Which fields of a form differ from what is stored, and what two sides come to. Pure. */

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Values = Record<string, unknown>;

export const changesOf = (stored: Values, typed: Values): Values =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !same(value, stored[name])));

/** Whose value stays for each field that both changed. */
export type Choice = Record<string, "yours" | "theirs">;

/** What is sent after a conflict: own changes, without the fields that were left to the other side. */
export const resolved = (changes: Values, choice: Choice): Values =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => choice[name] !== "theirs"));

/** "variants.3.prices" is a problem of the field "variants". */
export const fieldOf = (path: string): string => path.split(".")[0] ?? path;

/** A value as a person reads it in one line. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
