/** Which entries are meant for whom (specification 7.9). Pure. */

/**
 * Whether an entry is for one of these regions: it names one of them in `regions`, or names none and is for all.
 * Without regions asked for, every entry is.
 */
export function isForRegion(data: unknown, asked: readonly string[] | undefined): boolean {
  if (!asked) return true;
  const { regions } = (data ?? {}) as { regions?: unknown };
  if (!Array.isArray(regions) || regions.length === 0) return true;
  return regions.some((region) => asked.includes(String(region)));
}
