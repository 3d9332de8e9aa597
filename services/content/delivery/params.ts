import { invalid } from "./problem.ts";

/** One request value with its path: "only[BASE][0]=title" is { path: ["only", "BASE", "0"], value: "title" }. */
export type Param = { path: string[]; value: string };

const maxParams = 2000;
const maxDepth = 8;

/** Parses a query string. Brackets nest, and "+" and "%20" are spaces. The meaning of the names is not interpreted. */
export function readQueryString(text: string): Param[] {
  const pairs = text.split("&").filter((pair) => pair !== "");
  if (pairs.length > maxParams) throw invalid("query string", `has more than ${maxParams} parts`);
  return pairs.map((pair) => {
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    return { path: readName(name), value: at < 0 ? "" : decode(pair.slice(at + 1)) };
  });
}

/** "include[][]" → include, "", "". An unclosed bracket is part of the name. */
function readName(name: string): string[] {
  const [, base = name, brackets = ""] = /^([^[]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  const keys = [...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, key = ""]) => key);
  if (keys.length > maxDepth) throw invalid(base, "is nested too deeply");
  return [base, ...keys];
}

function decode(text: string): string {
  try {
    return checkText(decodeURIComponent(text.replaceAll("+", " ")));
  } catch {
    throw invalid("query string", "is not well-formed");
  }
}

/** Returns the text. Throws when PostgreSQL cannot store it. */
export function checkText(text: string): string {
  if (text.includes("\0") || !text.isWellFormed()) throw invalid("text", "holds characters that cannot be compared");
  return text;
}

/**
 * Reads the body of a POST with `_method` in both forms: flat, or nested in `query`, which then contains `environment`.
 * The filter stays one value, as JSON.
 */
export function readBody(body: unknown): Param[] {
  if (body === undefined || body === null) return [];
  if (!isObject(body)) throw invalid("body", "is not an object");
  const isNested = isObject(body.query) && typeof body.query.environment === "string";
  const params: Param[] = [];
  for (const [name, value] of Object.entries(isNested ? (body.query as object) : body)) {
    if (name === "query" && isObject(value)) params.push({ path: [name], value: JSON.stringify(value) });
    else collect([checkText(name)], value, params);
  }
  return params;
}

function collect(path: string[], value: unknown, params: Param[]): void {
  if (path.length > maxDepth || params.length > maxParams) throw invalid(path[0] ?? "body", "holds too much");
  if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) collect([...path, checkText(key)], part, params);
  } else if (value !== null && value !== undefined) {
    params.push({ path, value: checkText(String(value)) });
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
