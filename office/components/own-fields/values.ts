import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";

/** Values of own fields during editing, and the changes to send. Pure. */

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Sets a value, or removes it when it is empty. */
export function withValue(values: OwnValues, key: string, value: OwnValues[string] | null): OwnValues {
  const { [key]: _, ...others } = values;
  const isNothing =
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0) ||
    (isTexts(value) && Object.keys(value).length === 0);
  return isNothing ? others : { ...others, [key]: value };
}

/** The fields that changed, and only the changed languages of translated ones. Null for those that were emptied. */
export function patchOf(before: OwnValues, now: OwnValues): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, next] = [before[key], now[key]];
    if (same(old, next)) continue;
    patch[key] =
      isTexts(old) || isTexts(next) ? patchOf((old ?? {}) as OwnValues, (next ?? {}) as OwnValues) : (next ?? null);
  }
  return patch;
}

/** Problems by their path below the form's field: { "story.de": "…" }. */
export function problemsIn(errors: unknown, at = ""): Record<string, string> {
  if (typeof errors !== "object" || errors === null) return {};
  const { message } = errors as { message?: unknown };
  if (typeof message === "string") return { [at]: message };
  return Object.assign(
    {},
    ...Object.entries(errors).map(([name, below]) => problemsIn(below, at === "" ? name : `${at}.${name}`)),
  );
}
