import { isObject } from "#services/content/delivery/params.ts";
import { type ContentField, fieldTypes } from "#services/content/schema.ts";
import { type FieldErrors, noErrors } from "./problem.ts";
import { blame, readFields, type ValueContext } from "./values.ts";

/** Validation of entries and content types. Pure. */

/** An editor's input for an entry in one locale. */
export type EntryText = { title: string; url: string | null; tags: string[]; data: Record<string, unknown> };

/** Properties written by the service. Clients send them back, but they are not fields. */
const system = new Set([
  "uid",
  "locale",
  "ACL",
  "_version",
  "_in_progress",
  "created_at",
  "updated_at",
  "created_by",
  "updated_by",
  "publish_details",
  "_content_type_uid",
  "_metadata",
  "_branch",
  "_embedded_items",
  "_workflow",
  "deleted_at",
]);

export const uidPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const titleField: ContentField = { uid: "title", display_name: "Title", data_type: "text", mandatory: true };
const urlField: ContentField = { uid: "url", display_name: "URL", data_type: "text" };

/** Returns an entry as it is stored, with sanitised rich texts, and its errors by path. */
export function readEntry(
  schema: readonly ContentField[],
  globals: ValueContext["globals"],
  given: Record<string, unknown>,
): { entry: EntryText; errors: FieldErrors } {
  const reading: ValueContext = { globals, errors: noErrors() };
  const fields = Object.entries(given).filter(([name]) => !system.has(name) && name !== "tags");
  const extra = [titleField, urlField].filter(({ uid }) => !schema.some((field) => field.uid === uid));
  const { title, url, ...data } = readFields(reading, [...extra, ...schema], Object.fromEntries(fields));
  if (typeof url === "string" && url !== "" && !/^\/[^\s?#\\]*$/.test(url)) {
    blame(reading, "url", 'is not a path such as "/journal/first-snow".');
  }
  const { tags = [] } = given;
  const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  if (!isTags) blame(reading, "tags", "is not a list of texts.");
  checkTexts(reading, given, "", 0);
  return {
    entry: { title: String(title ?? ""), url: String(url ?? "") || null, tags: isTags ? tags : [], data },
    errors: reading.errors,
  };
}

/** PostgreSQL cannot store null bytes or lone surrogates. */
function checkTexts(reading: ValueContext, value: unknown, path: string, depth: number): undefined {
  const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");
  if (depth > 40) return blame(reading, path, "is nested too deeply.");
  if (typeof value === "string" && !isStorable(value)) blame(reading, path, "holds characters that cannot be stored.");
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const at = path ? `${path}.${name}` : name;
    if (!isStorable(name)) blame(reading, path || "entry", "has a name that cannot be stored.");
    else checkTexts(reading, part, at, depth + 1);
  }
}

/** The paths of fields whose values must be unique within the type. Only top-level fields are checked. */
export const uniqueFields = (schema: readonly ContentField[]): string[] =>
  schema.filter(({ unique, multiple }) => unique && !multiple).map(({ uid }) => uid);

/** Returns the errors of a content type or global field, by path. */
export function checkType(given: Record<string, unknown>): FieldErrors {
  const reading: ValueContext = { globals: new Map(), errors: noErrors() };
  const { uid, title, schema, options, description } = given;
  if (typeof uid !== "string" || !uidPattern.test(uid)) blame(reading, "uid", "is not letters, digits, _ and -.");
  if (typeof title !== "string" || title.trim() === "") blame(reading, "title", "is a required field.");
  if (description !== undefined && typeof description !== "string") blame(reading, "description", "is not a text.");
  if (options !== undefined && !isObject(options)) blame(reading, "options", "is not an object.");
  checkSchema(reading, schema, "schema", 0);
  checkTexts(reading, given, "", 0);
  return reading.errors;
}

function checkSchema(reading: ValueContext, schema: unknown, path: string, depth: number): undefined {
  if (!Array.isArray(schema) || schema.length === 0) return blame(reading, path, "is not a list of fields.");
  if (depth > 8) return blame(reading, path, "is nested too deeply.");
  const uids = new Set<unknown>();
  for (const [place, field] of schema.entries()) {
    const at = `${path}.${place}`;
    if (!isObject(field)) {
      blame(reading, at, "is not a field.");
      continue;
    }
    const { uid, data_type } = field;
    if (typeof uid !== "string" || !uidPattern.test(uid))
      blame(reading, `${at}.uid`, "is not letters, digits, _ and -.");
    else if (uids.has(uid)) blame(reading, `${at}.uid`, "is there twice.");
    else if (depth === 0 && (system.has(uid) || uid === "tags"))
      blame(reading, `${at}.uid`, "is a name of the system's.");
    uids.add(uid);
    if (!fieldTypes.some((type) => type === data_type)) blame(reading, `${at}.data_type`, "is not known.");
    if (data_type === "group") checkSchema(reading, field.schema, `${at}.schema`, depth + 1);
    if ((data_type === "reference" || data_type === "global_field") && !field.reference_to) {
      blame(reading, `${at}.reference_to`, "is a required field.");
    }
    if (data_type === "blocks" && !Array.isArray(field.blocks)) blame(reading, `${at}.blocks`, "is not a list.");
    if (typeof field.format === "string" && !isPattern(field.format)) blame(reading, `${at}.format`, "is no pattern.");
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
