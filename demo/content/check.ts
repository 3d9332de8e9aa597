import { refusal } from "#demo/files.ts";
import type { ContentField } from "#services/content/schema.ts";
import { contentTypes } from "./model/types.ts";

/** Throws when the data has a field that its content type does not have, which is usually a misspelt name. */
export function checkFields(file: string, data: object, schema: readonly ContentField[]): void {
  const [unknown] = unknownFields(data, schema);
  if (unknown) throw refusal(file, `${unknown} is no field of this content type`);
}

function unknownFields(value: unknown, schema: readonly ContentField[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownFields(item, schema));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const field = schema.find(({ uid }) => uid === name);
    if (!field) return [name];
    const inner = field.data_type === "global_field" ? globalFields(field.reference_to) : field.schema;
    return inner ? unknownFields(item, inner).map((path) => `${name}.${path}`) : [];
  });
}

const globalFields = (name: unknown) => contentTypes.find(({ uid }) => uid === name)?.schema;
