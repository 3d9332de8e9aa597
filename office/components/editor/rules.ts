/** Finds the changed fields of a form and merges the two sides of a conflict. Pure. */

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Values = Record<string, unknown>;

export const changesOf = (stored: Values, typed: Values): Values =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !same(value, stored[name])));

/** For each field that both sides changed, whose value is kept. */
export type Choice = Record<string, "yours" | "theirs">;

type Item = Record<string, unknown>;
/**
 * Whether a path segment names this list item: in "variants.50001" it is the variant's id, in "prices.us" the price
 * list.
 */
const isCalled = (item: unknown, name: string): boolean =>
  ["id", "region", "market"].some((key) => String((item as Item | null)?.[key]) === name);

/** The value at a path as the server writes it: "brand", "texts.de.name", "variants.50001.sku". */
export function valueAt(values: unknown, path: string): unknown {
  let found = values;
  for (const name of path.split(".")) {
    if (Array.isArray(found)) found = found.find((item) => isCalled(item, name));
    else if (typeof found === "object" && found !== null) found = (found as Item)[name];
    else return undefined;
  }
  return found;
}

/**
 * Returns a copy of the values with the value at `path` replaced. In a list, an item that the path does not find is
 * added, and one whose value is null is taken out; what lies within a missing item is left.
 */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const next = (inner: unknown) => (rest.length === 0 ? value : withValueAt(inner, rest.join("."), value));
  if (Array.isArray(values)) {
    const others = values.filter((item) => !isCalled(item, name));
    if (rest.length === 0 && value === null) return others as T;
    if (rest.length === 0 && others.length === values.length) return [...values, value] as T;
    return values.map((item) => (isCalled(item, name) ? next(item) : item)) as T;
  }
  if (typeof values !== "object" || values === null) return values;
  return { ...values, [name]: next((values as Item)[name]) };
}

type Sides<V> = { stored: V; mine: V };
type ConflictValues = { current: Values; kept: Values };

/**
 * Both sides after a conflict: `stored` is what the server has now, `mine` what the member wants. Other fields that
 * others changed are on both sides, and so are the fields in which the member took their value.
 */
export function resolveConflict<V>(
  { current, kept }: ConflictValues,
  choice: Choice,
  { stored, mine }: Sides<V>,
): Sides<V> {
  const isTheirs = ([path]: [string, unknown]) => choice[path] !== "yours";
  const all = [...Object.entries(kept), ...Object.entries(current)];
  const withAll = (values: V, changes: [string, unknown][]) =>
    changes.reduce((now, [path, value]) => withValueAt(now, path, value), values);
  return { stored: withAll(stored, all), mine: withAll(mine, all.filter(isTheirs)) };
}

/** Fields of the form whose parts have inputs of their own: "own_fields.story.de", "alt.de". */
export const isWithin = (path: string): boolean => ["own_fields", "alt"].includes(fieldOf(path)) && path.includes(".");

/** "variants.3.prices" is a problem of the field "variants". */
export const fieldOf = (path: string): string => path.split(".")[0] ?? path;

/**
 * Groups problems by form field. The message joins all problems of the field; `types` has each by its path
 * ("variants.3.sku"), for components that show it there.
 */
export function problemsByField(errors: Readonly<Record<string, string>>) {
  const fields = Map.groupBy(Object.entries(errors), ([path]) => (isWithin(path) ? path : fieldOf(path)));
  return [...fields].map(([field, problems]) => {
    const told = problems.map(([path, message]) => (path === field ? message : `${path}: ${message}`));
    return [field, { message: told.join(" "), types: Object.fromEntries(problems) }] as const;
  });
}
