import { Settings } from "typebox/system";

// Eight are told otherwise: a field that may be null takes three of them, and who filled in a form would hear of two fields.
Settings.Set({ maxErrors: 60 });

/** What a validator found, as TypeBox and Ajv say it: paths as "/lines/0/quantity", schemas as "#/properties/lines/anyOf/1". */
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
  /** Of one choice of several, each is told on its own. */
  allowedValue?: unknown;
};

/** What validators say in their own tongue. */
const plainly: Record<string, string> = { "schema is false": "is not known here" };

/**
 * One reason for each field: "line_items.0.quantity": "must be >= 1", "status": "must be one of: …", "name": "is required".
 * `whole`: what the value itself is called where it is wrong as a whole.
 */
export function shapeFaults(errors: readonly ShapeError[], whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const choices: Record<string, unknown[]> = {};
  for (const error of errors) {
    const { instancePath, message, params = {} } = error;
    const { missingProperty, requiredProperties, additionalProperties, allowedValue } = params as Params;
    const missing = missingProperty === undefined ? requiredProperties : [missingProperty];
    const path = instancePath.slice(1).replaceAll("/", ".");
    // Each field too many was named on its own.
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
 * Of a value that may have one of several shapes each shape says why it is not its own, and the whole that none fits. That it is
 * not null either, and that nothing fits, tells nobody what to mend.
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
