import { isObject } from "#services/content/delivery/params.ts";
import { isRichTree } from "#services/content/rich-text/rich-text.ts";
import { sanitiseHtml, sanitiseNodes } from "#services/content/rich-text/sanitise.ts";
import type { ContentField } from "#services/content/schema.ts";
import type { FieldErrors } from "./problem.ts";

/** Validation of field values, and their stored form. Pure. */

/** The fields of global fields by uid, and the errors found so far. */
export type ValueContext = { globals: ReadonlyMap<string, readonly ContentField[]>; errors: FieldErrors };

const maxDepth = 20;

export function blame({ errors }: ValueContext, path: string, text: string): undefined {
  errors[path] = [...(errors[path] ?? []), text];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Reads the fields of a group, a global field or a whole entry. Fields that are not in the schema are errors. */
export function readFields(
  reading: ValueContext,
  schema: readonly ContentField[],
  given: Record<string, unknown>,
  path = "",
): Record<string, unknown> {
  const known = new Map(schema.map((field) => [field.uid, field]));
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = known.get(name);
    const at = path ? `${path}.${name}` : name;
    if (field) values[name] = readField(reading, field, value, at);
    else if (name !== "_metadata") blame(reading, at, "is not a field of this type.");
  }
  for (const field of schema) {
    if (field.mandatory && isEmpty(given[field.uid])) {
      blame(reading, path ? `${path}.${field.uid}` : field.uid, "is a required field.");
    }
  }
  return values;
}

function readField(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  if (value === null || value === undefined) return null;
  if (path.split(".").length > maxDepth) return blame(reading, path, "is nested too deeply.");
  // References, terms and blocks are always lists, whatever `multiple` says. The tree of a rich text is one value.
  const isList = field.multiple || ["reference", "taxonomy", "blocks"].includes(field.data_type);
  if (!isList) return readOne(reading, field, value, path);
  if (!Array.isArray(value)) return blame(reading, path, "is not a list.");
  return value.map((part, place) => readOne(reading, field, part, `${path}.${place}`));
}

function readOne(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  switch (field.data_type) {
    case "text":
      return readText(reading, field, value, path);
    case "number":
      return readNumber(reading, field, value, path);
    case "boolean":
      return typeof value === "boolean" ? value : blame(reading, path, "is neither true nor false.");
    case "isodate":
      return readDate(reading, field, value, path);
    case "json":
      return field.field_metadata?.allow_json_rte ? readTree(reading, value, path) : value;
    case "group":
      return readGroup(reading, field.schema ?? [], value, path);
    case "global_field":
      return readGroup(reading, reading.globals.get(String(field.reference_to)) ?? field.schema ?? [], value, path);
    case "reference":
      return readReference(reading, field, value, path);
    case "taxonomy":
      return readTerm(reading, field, value, path);
    case "file":
      return readFile(reading, value, path);
    case "link":
      return readLink(reading, value, path);
    case "blocks":
      return readBlock(reading, field, value, path);
  }
}

const isWithin = (value: number | string, { min, max }: ContentField): boolean =>
  (min === undefined || min === null || value >= min) && (max === undefined || max === null || value <= max);

const rangeOf = ({ min, max }: ContentField) => `${min ?? "…"} to ${max ?? "…"}`;

function readText(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  if (typeof value !== "string") return blame(reading, path, "is not a text.");
  const { field_metadata: more } = field;
  const text = more?.allow_rich_text || more?.rich_text_type ? sanitiseHtml(value) : value;
  if (text === "") return text;
  if (!isWithin(text.length, field)) return blame(reading, path, `is not ${rangeOf(field)} characters long.`);
  if (!isChoice(field, text)) return blame(reading, path, "is not one of the choices.");
  if (field.format && !matches(field.format, text)) return blame(reading, path, "does not have the right form.");
  return text;
}

/** Reads a rich text as a tree of nodes: a "doc" with typed nodes and texts. */
function readTree(reading: ValueContext, value: unknown, path: string): unknown {
  if (!isRichTree(value)) return blame(reading, path, 'is not a rich text: { "type": "doc", "children": […] }.');
  checkNodes(reading, value.children, `${path}.children`, 0);
  return sanitiseNodes(value);
}

function checkNodes(reading: ValueContext, nodes: readonly unknown[], path: string, depth: number): undefined {
  if (depth > 2 * maxDepth) return blame(reading, path, "is nested too deeply.");
  for (const [place, node] of nodes.entries()) {
    const at = `${path}.${place}`;
    if (!isObject(node)) blame(reading, at, "is not a node.");
    else if (typeof node.text === "string") continue;
    else if (typeof node.type !== "string" || node.type === "") blame(reading, at, "has neither type nor text.");
    else if (node.attrs !== undefined && !isObject(node.attrs)) blame(reading, `${at}.attrs`, "is not an object.");
    else if (Array.isArray(node.children)) checkNodes(reading, node.children, `${at}.children`, depth + 1);
    else if (node.children !== undefined) blame(reading, `${at}.children`, "is not a list.");
  }
}

function readNumber(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  if (typeof value !== "number" || !Number.isFinite(value)) return blame(reading, path, "is not a number.");
  if (!isWithin(value, field)) return blame(reading, path, `is not ${rangeOf(field)}.`);
  return isChoice(field, value) ? value : blame(reading, path, "is not one of the choices.");
}

function readDate(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  const isDate = typeof value === "string" && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDate) return blame(reading, path, "is not a date (2026-01-31 or 2026-01-31T09:00:00Z).");
  return isWithin(value, field) ? value : blame(reading, path, `is not ${rangeOf(field)}.`);
}

const isChoice = ({ enum: list }: ContentField, value: string | number): boolean =>
  !list?.choices?.length || list.choices.some((choice) => choice.value === value);

/** Patterns come from members who may change types. Texts are cut, so that a slow pattern costs little. */
function matches(format: string, text: string): boolean {
  try {
    return new RegExp(format, "u").test(text.slice(0, 1000));
  } catch {
    return true;
  }
}

function readGroup(reading: ValueContext, schema: readonly ContentField[], value: unknown, path: string): unknown {
  return isObject(value) ? readFields(reading, schema, value, path) : blame(reading, path, "is not a group of fields.");
}

function readReference(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  if (!isObject(value) || typeof value.uid !== "string" || value.uid === "") {
    return blame(reading, path, "is not a reference with uid and _content_type_uid.");
  }
  const types = [field.reference_to ?? []].flat();
  const type = value._content_type_uid ?? (types.length === 1 ? types[0] : undefined);
  if (typeof type !== "string") return blame(reading, `${path}._content_type_uid`, "is a required field.");
  if (types.length > 0 && !types.includes(type)) {
    return blame(reading, `${path}._content_type_uid`, `is not one of ${types.join(", ")}.`);
  }
  return { uid: value.uid, _content_type_uid: type };
}

function readTerm(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  const { taxonomy_uid, term_uid } = isObject(value) ? value : {};
  if (typeof taxonomy_uid !== "string" || typeof term_uid !== "string") {
    return blame(reading, path, "is not a term with taxonomy_uid and term_uid.");
  }
  const isKnown = !field.taxonomies || field.taxonomies.some((one) => one.taxonomy_uid === taxonomy_uid);
  return isKnown ? { taxonomy_uid, term_uid } : blame(reading, `${path}.taxonomy_uid`, "is not of this field.");
}

/** Reads an asset, given by its uid. */
function readFile(reading: ValueContext, value: unknown, path: string): unknown {
  const uid = isObject(value) ? value.uid : value;
  return typeof uid === "string" && uid ? { uid } : blame(reading, path, "is not the uid of an asset.");
}

function readLink(reading: ValueContext, value: unknown, path: string): unknown {
  const { title = "", href } = isObject(value) ? value : {};
  if (typeof title !== "string" || typeof href !== "string") {
    return blame(reading, path, "is not a link with title and href.");
  }
  const isSafe = sanitiseNodes({ href }) as { href?: string };
  return isSafe.href === undefined ? blame(reading, `${path}.href`, "is not an address.") : { title, href };
}

function readBlock(reading: ValueContext, field: ContentField, value: unknown, path: string): unknown {
  const [name, ...more] = isObject(value) ? Object.keys(value).filter((key) => key !== "_metadata") : [];
  const kind = field.blocks?.find(({ uid }) => uid === name);
  if (!isObject(value) || !name || !kind || more.length > 0)
    return blame(reading, path, "is not a block of this field.");
  const schema = kind.reference_to ? reading.globals.get(kind.reference_to) : kind.schema;
  return { [name]: readGroup(reading, schema ?? [], value[name], `${path}.${name}`) };
}
