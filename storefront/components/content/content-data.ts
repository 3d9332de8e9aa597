/** Reading entries' data, whose shape nobody guarantees: a hosted content service may leave out what is empty. Pure. */

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === "string") : [];

/** The uids of a reference field, or of a plain list of uids. */
export const uidsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((part) => {
    const uid = typeof part === "string" ? part : (part as { uid?: unknown } | null)?.uid;
    return typeof uid === "string" ? uid : [];
  });

/** The objects of a group that may occur several times. */
export const groupsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === "object" && part !== null) : [];

/** The commerce id under a region in a map such as cat_ids_bc, which may hold a number or its digits. */
export function regionIdIn(map: unknown, region: string): number | null {
  if (typeof map !== "object" || map === null) return null;
  const id = Number((map as Record<string, unknown>)[region]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A flag such as is_new, true for True and Yes (specification 3.11); where content says nothing it is as commerce has it. */
export function flagIn(field: unknown, own: boolean): boolean {
  const { value } = (field ?? {}) as { value?: unknown };
  if (typeof value === "boolean") return value;
  return typeof value === "string" && value !== "" ? /^(?:true|yes)$/i.test(value) : own;
}
