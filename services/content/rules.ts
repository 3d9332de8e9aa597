/** Regions and empty fields of entries (specification 7.9). Pure. */

/**
 * Whether an entry is for one of these regions: it names one of them in `regions`, or names none and is for all. Always
 * true when no regions are given.
 */
export function isForRegion(data: unknown, asked: readonly string[] | undefined): boolean {
  if (!asked) return true;
  const { regions } = (data ?? {}) as { regions?: unknown };
  if (!Array.isArray(regions) || regions.length === 0) return true;
  return regions.some((region) => asked.includes(String(region)));
}

/**
 * Removes emptied fields, which services return as null at any depth, so that they are absent like fields that were
 * never filled in.
 */
export function filledIn<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(filledIn) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, filledIn(one)]])),
  ) as Value;
}
