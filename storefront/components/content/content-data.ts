/** Reads the data of entries, whose shape is not guaranteed: a hosted content service may omit empty fields. Pure. */

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === "string") : [];

/** The uids of a reference field, or of a plain list of uids. */
export const uidsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((part) => {
    const uid = typeof part === "string" ? part : (part as { uid?: unknown } | null)?.uid;
    return typeof uid === "string" ? uid : [];
  });

/** The objects of a repeatable group. */
export const groupsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === "object" && part !== null) : [];

/**
 * Returns the commerce id of a region from a map such as cat_ids_bc, whose values may be numbers or strings of digits.
 */
export function regionIdIn(map: unknown, region: string): number | null {
  if (typeof map !== "object" || map === null) return null;
  const id = Number((map as Record<string, unknown>)[region]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Reads a flag such as is_new, which is true for True and Yes (specification 3.11). Without a value in content the
 * commerce value is used.
 */
export function flagIn(field: unknown, own: boolean): boolean {
  const { value } = (field ?? {}) as { value?: unknown };
  if (typeof value === "boolean") return value;
  return typeof value === "string" && value !== "" ? /^(?:true|yes)$/i.test(value) : own;
}
