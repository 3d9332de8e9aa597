type Shape = Record<string, unknown> & {
  $ref?: string;
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
};

const limits = ["minimum", "maximum", "minLength", "maxLength", "pattern", "format", "default"] as const;

/** A schema in few words: { product_id?: integer (1 …), quantity: integer }. */
export function shown(schema: object, depth = 0): string {
  const shape = schema as Shape;
  const pad = "  ".repeat(depth + 1);
  if (shape.$ref) return shape.$ref.split("/").at(-1) ?? "";
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (shape.anyOf) return shape.anyOf.map((one) => shown(one, depth)).join(" | ");
  if (shape.allOf) return shape.allOf.map((one) => shown(one, depth)).join(" & ");
  if (shape.type === "array") return `[${shown(shape.items ?? {}, depth)}]`;
  if (shape.type !== "object") return `${shape.type ?? "any"}${limitsOf(shape)}`;
  const lines = Object.entries(shape.properties ?? {}).map(
    ([name, part]) => `${pad}${name}${shape.required?.includes(name) ? "" : "?"}: ${shown(part, depth + 1)}`,
  );
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}` : "object";
}

function limitsOf(shape: Shape): string {
  const given = limits.flatMap((name) => (shape[name] === undefined ? [] : [`${name} ${String(shape[name])}`]));
  return given.length > 0 ? ` (${given.join(", ")})` : "";
}
