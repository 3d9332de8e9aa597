import { isObject } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";

/** Returns the named part of a body: { entry: { … } }. */
export function partOf(body: unknown, name: string): Record<string, unknown> {
  const part = isObject(body) ? body[name] : undefined;
  if (!isObject(part)) throw invalid(name, "is missing in the body");
  return part;
}
