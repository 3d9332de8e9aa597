/** Reads values written by editors without trusting their shape. Pure. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && one !== "") : [];

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];

/** Returns the uid named by a reference, a list of references, or a plain text. */
export const uidOf = (value: unknown): string => (typeof value === "string" ? value : textOf(recordsOf(value)[0]?.uid));

/**
 * Returns a colour's perceived brightness, 0 to 255 (the contrast check of specification 5). Takes three or six hex
 * digits, with or without "#".
 */
export function brightness(colour: string): number {
  const digits = colour.replace("#", "");
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits, 16);
  return ((value >> 16) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 1000;
}

export const needsLightText = (ground: string): boolean => brightness(ground) < 128;
