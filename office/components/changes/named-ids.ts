/** Names by field and id, as the audit log tells them. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A copy of a field's value with names in place of the ids that the log knows the names of, at any depth. Pure. */
export function namedIds(field: string, value: unknown, names: Names): unknown {
  if (typeof value === "number") return names[field]?.[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => namedIds(field, one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, namedIds(names[name] ? name : field, inner, names)]),
  );
}
