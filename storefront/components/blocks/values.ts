/** Reading what editors wrote, without trusting its shape. Pure. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && one !== "") : [];

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];

/** The uid that a reference, a list of them, or a plain text names. */
export const uidOf = (value: unknown): string => (typeof value === "string" ? value : textOf(recordsOf(value)[0]?.uid));

/** How bright a colour looks, 0 … 255 (the contrast check of specification 5): three or six hex digits, with or without "#". */
export function brightness(colour: string): number {
  const digits = colour.replace("#", "");
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits, 16);
  return ((value >> 16) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 1000;
}

export const needsLightText = (ground: string): boolean => brightness(ground) < 128;
