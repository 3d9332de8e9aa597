import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { Choice, OwnField, Texts } from "#commerce/shared/own-fields/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { handleOf } from "../../../runtime/handle.ts";

/** A field definition during editing, and the data to send. Pure. */

export type Draft = Omit<OwnField, "id" | "position" | "version" | "deleted_at">;

export const emptyDraft: Draft = {
  aggregate: "product",
  key: "",
  kind: "text",
  is_translated: false,
  labels: {},
  help: {},
  is_required: false,
  min: null,
  max: null,
  unit: "",
  choices: [],
  audience: "shoppers",
  is_searchable: false,
  is_filterable: false,
};

/**
 * Makes a key from the label: "Made by hand" → "made_by_hand". Empty when the label contains no usable letters; the key
 * then has to be typed.
 */
export const keyOf = (labels: Texts, language: Language): string =>
  handleOf(textIn(labels, language))
    .replaceAll("-", "_")
    .replace(/^[^a-z]+/, "")
    .slice(0, 40);

/**
 * Gives new choices a code made from their label. A number is used when the code is taken, or when the label has no
 * letters for a code.
 */
function withCodes(choices: readonly Choice[], language: Language): Choice[] {
  const taken = new Set(choices.map(({ code }) => code));
  return choices.map((choice, place) => {
    if (choice.code !== "") return choice;
    const wanted = handleOf(textIn(choice.labels, language)).slice(0, 30) || `choice-${place + 1}`;
    const code = taken.has(wanted) ? `${wanted}-${place + 1}` : wanted;
    taken.add(code);
    return { ...choice, code };
  });
}

/** Sends only the settings that the kind supports, so that no values of a former kind remain. */
export function bodyOf(draft: Draft, language: Language): Draft {
  const isText = draft.kind === "text" || draft.kind === "long-text";
  const hasChoices = draft.kind === "choice" || draft.kind === "choices";
  const isBounded = isText || draft.kind === "number" || draft.kind === "choices";
  return {
    ...draft,
    is_translated: isText && draft.is_translated,
    min: isBounded ? draft.min : null,
    max: isBounded ? draft.max : null,
    unit: draft.kind === "number" ? draft.unit : "",
    choices: hasChoices ? withCodes(draft.choices, language) : [],
    is_searchable: maySearch(draft) && draft.is_searchable,
    is_filterable: mayFilter(draft) && draft.is_filterable,
  };
}

/**
 * Whether the product search can use the field: texts, choices and yes/no fields of products and variants that shoppers
 * or programs may see.
 */
export const maySearch = ({ aggregate, kind, audience }: Draft): boolean =>
  (aggregate === "product" || aggregate === "variant") &&
  audience !== "staff" &&
  ["text", "long-text", "choice", "choices", "yes-no"].includes(kind);

/** Whether lists and the search can be filtered by the field: choices, yes/no fields and numbers of products. */
export const mayFilter = ({ aggregate, kind, audience }: Draft): boolean =>
  aggregate === "product" && audience !== "staff" && ["choice", "choices", "yes-no", "number"].includes(kind);

/** What of a field can still be changed once it exists. */
export function changeable({ aggregate: _, key: __, kind: ___, is_translated: ____, ...body }: Draft): Partial<Draft> {
  return body;
}

/** The names of what can be changed. */
export const labels = {
  labels: "ownLabel",
  help: "ownHelp",
  choices: "ownChoices",
  audience: "ownAudience",
  is_required: "ownRequired",
  is_searchable: "ownSearchable",
  is_filterable: "ownFilterable",
  min: "ownMin",
  max: "ownMax",
  unit: "ownUnit",
} as const;
