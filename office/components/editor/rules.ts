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
 * Returns a copy of the values with the value at `path` replaced. A list item that the path does not find is left
 * unchanged.
 */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const next = (inner: unknown) => (rest.length === 0 ? value : withValueAt(inner, rest.join("."), value));
  if (Array.isArray(values)) return values.map((item) => (isCalled(item, name) ? next(item) : item)) as T;
  if (typeof values !== "object" || values === null) return values;
  return { ...values, [name]: next((values as Item)[name]) };
}

/**
 * The changes to send after a conflict: the member's own, with the current values where the other side's were chosen.
 */
export function resolved(changes: Values, choice: Choice, current: Values): Values {
  let sent = changes;
  for (const [field, whose] of Object.entries(choice)) {
    if (whose !== "theirs") continue;
    sent = field in sent ? without(sent, field) : withValueAt(sent, field, current[field]);
  }
  return sent;
}

const without = (values: Values, field: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

/** The server reports own fields one by one, below one field of the form: "own_fields.story.de". */
export const isWithin = (path: string): boolean => path.startsWith("own_fields.");

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

/** Formats a value on one line. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
