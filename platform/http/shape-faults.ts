import { Settings } from "typebox/system";

// The default of eight is too low: a nullable field uses three errors, so a form would report only two fields.
Settings.Set({ maxErrors: 60 });

/**
 * A validation error in the common form of TypeBox and Ajv: paths as "/lines/0/quantity", schemas as
 * "#/properties/lines/anyOf/1".
 */
export type ShapeError = {
  keyword?: string;
  instancePath: string;
  schemaPath?: string;
  message?: string | undefined;
  params?: object;
};

type Params = {
  type?: unknown;
  missingProperty?: string;
  requiredProperties?: string[];
  additionalProperties?: string[];
  /** The allowed value of one member of a union; each member is reported separately. */
  allowedValue?: unknown;
};

/** Replacements for the validators' own wording. */
const plainly: Record<string, string> = { "schema is false": "is not known here" };

/**
 * Returns one reason per field: "line_items.0.quantity": "must be >= 1", "status": "must be one of: …", "name": "is
 * required". `whole` names the value itself when it is invalid as a whole.
 */
export function shapeFaults(errors: readonly ShapeError[], whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const choices: Record<string, unknown[]> = {};
  for (const error of errors) {
    const { instancePath, message, params = {} } = error;
    const { missingProperty, requiredProperties, additionalProperties, allowedValue } = params as Params;
    const missing = missingProperty === undefined ? requiredProperties : [missingProperty];
    const path = instancePath.slice(1).replaceAll("/", ".");
    // Unknown fields were already named one by one.
    if (additionalProperties || isSaidElsewhere(error, errors)) continue;
    for (const name of missing ?? [""]) {
      const field = [path, name].filter(Boolean).join(".") || whole;
      fields[field] ??= name ? "is required" : (plainly[message ?? ""] ?? message ?? "is not valid");
      if (allowedValue === undefined) continue;
      const allowed = [...(choices[field] ?? []), allowedValue];
      choices[field] = allowed;
      fields[field] = `must be one of: ${allowed.join(", ")}`;
    }
  }
  return fields;
}

/**
 * For a union, every member reports why it does not match, and the union reports that none does. The messages "is not
 * null" and "nothing matches" do not help a caller, so they are dropped.
 */
function isSaidElsewhere(error: ShapeError, all: readonly ShapeError[]): boolean {
  const { keyword, schemaPath = "", params } = error;
  const within = (path: string, but = "?") =>
    all.some((one) => one !== error && one.schemaPath?.startsWith(path) && !one.schemaPath.startsWith(but));
  if (keyword === "anyOf") return within(`${schemaPath.replace(/\/anyOf$/, "")}/anyOf/`);
  if ((params as Params | undefined)?.type !== "null") return false;
  const [, union, branch] = /^(.*\/anyOf\/)(\d+)(?:\/type)?$/.exec(schemaPath) ?? [];
  return union !== undefined && within(union, `${union}${branch}`);
}
