/** Parameters to set in a query; null removes one. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/**
 * Changes parameters of a query ("?q=a%20b&page=9") and keeps everything else byte for byte: the first parameter of a
 * name gets the new value, repeated ones are removed, and new ones are appended. Pure.
 */
export function changeQuery(search: string, changes: QueryChanges = {}): string {
  const left = new Map(Object.entries(changes));
  const written = (name: string): string[] => {
    const value = left.get(name) ?? null;
    left.delete(name);
    return value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  };
  const pairs = search.replace(/^\?/, "").split("&").filter(Boolean);
  const changed = pairs.flatMap((pair) => (Object.hasOwn(changes, nameOf(pair)) ? written(nameOf(pair)) : [pair]));
  changed.push(...[...left.keys()].flatMap(written));
  return changed.length > 0 ? `?${changed.join("&")}` : "";
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? "";
