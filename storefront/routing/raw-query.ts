/** Parameters to set in a query; null takes one away. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/**
 * A query as it was sent ("?q=a%20b&page=9"), byte for byte, but for the parameters named in `changes`: the first of that
 * name gets the new value, further ones go, and what was not there comes last. Pure.
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
