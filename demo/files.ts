import { readdirSync, readFileSync } from "node:fs";
import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";

/** Reads the files of the demo world. An error in a file stops the load, with the names of the file and the field. */

const folder = "demo/data";

/** The names in a folder of demo/data, in alphabetical order. */
export const namesIn = (path: string): string[] => readdirSync(`${folder}/${path}`).sort();

export const textOf = (path: string): string => readFileSync(`${folder}/${path}`, "utf8");

export function readJson<Shape extends TSchema>(path: string, shape: Shape): Static<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(textOf(path));
  } catch (error) {
    throw refusal(path, (error as Error).message);
  }
  return checked(path, shape, value);
}

/** Returns the value when it has the shape. Throws otherwise. */
export function checked<Shape extends TSchema>(path: string, shape: Shape, value: unknown): Static<Shape> {
  if (Value.Check(shape, value)) return value;
  const lines = Value.Errors(shape, value)
    .filter(({ keyword }) => keyword !== "additionalProperties" && keyword !== "anyOf")
    .map(({ keyword, instancePath, message, params }) => {
      const allowed = "allowedValues" in params ? `: ${[params.allowedValues].flat().join(", ")}` : "";
      return `${fieldName(value, instancePath)} ${keyword === "boolean" ? "is no known field" : message}${allowed}`;
    });
  throw refusal(path, lines.join("; "));
}

export const refusal = (path: string, message: string): Error => new Error(`${folder}/${path}: ${message}`);

/** In a list of products, "/3/usd" is unhelpful; "kestrel/usd" can be found. */
function fieldName(value: unknown, path: string): string {
  const [, first = "", ...rest] = path.split("/");
  const item = Array.isArray(value) ? value[Number(first)] : undefined;
  return [item?.uid ?? item?.slug ?? item?.id ?? first, ...rest].join("/");
}
