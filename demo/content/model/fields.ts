import type { ContentField } from "#services/content/schema.ts";

/** Short functions for fields of content types. A field's display name is its uid with spaces. */

const nameOf = (uid: string): string => {
  const words = uid
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const field = (data_type: ContentField["data_type"], uid: string, more: Partial<ContentField> = {}): ContentField => ({
  uid,
  display_name: nameOf(uid),
  data_type,
  mandatory: false,
  unique: false,
  multiple: false,
  ...more,
});

const eachOf =
  (data_type: ContentField["data_type"]) =>
  (...uids: string[]): ContentField[] =>
    uids.map((uid) => field(data_type, uid));

export const texts = eachOf("text");
export const numbers = eachOf("number");
export const booleans = eachOf("boolean");
export const dates = eachOf("isodate");
/** Values by keys that the schema does not define. */
export const maps = eachOf("json");
/** Lists of texts. */
export const lists = (...uids: string[]): ContentField[] => uids.map((uid) => field("text", uid, { multiple: true }));

/** Texts with markup, which is sanitised when stored. */
export const richTexts = (...uids: string[]): ContentField[] =>
  uids.map((uid) => field("text", uid, { field_metadata: { allow_rich_text: true } }));
/** The same, as a tree of nodes. */
export const trees = (...uids: string[]): ContentField[] =>
  uids.map((uid) => field("json", uid, { field_metadata: { allow_json_rte: true } }));
/** A mandatory text from a list of choices. Without a valid choice, the entry or group is refused. */
export const choice = (uid: string, ...values: string[]): ContentField =>
  field("text", uid, { mandatory: true, enum: { choices: values.map((value) => ({ value })) } });

export const group = (uid: string, ...schema: ContentField[]): ContentField => field("group", uid, { schema });
export const groups = (uid: string, ...schema: ContentField[]): ContentField =>
  field("group", uid, { schema, multiple: true });

export const reference = (uid: string, ...types: string[]): ContentField =>
  field("reference", uid, { reference_to: types, multiple: true });
export const globalField = (uid: string, of: string): ContentField => field("global_field", uid, { reference_to: of });

/** A field for terms of a taxonomy. It always has the name "taxonomies". */
export const taxonomy = (uid: string): ContentField =>
  field("taxonomy", "taxonomies", { taxonomies: [{ taxonomy_uid: uid, multiple: true }], multiple: true });

export const title: ContentField = { ...field("text", "title"), mandatory: true };
export const url: ContentField = { ...field("text", "url"), display_name: "URL", unique: true };

/** A text in a group of its own. */
export const value = (uid: string) => group(uid, ...texts("value"));
