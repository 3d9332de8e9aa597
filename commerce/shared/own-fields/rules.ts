import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { longDate, numberFormat } from "#commerce/shared/texts/formats.ts";
import type { Audience } from "./names.ts";
import type { FilledField, NewOwnField, OwnField, OwnValue, OwnValues, Texts } from "./schema.ts";

/** Rules for own fields: their definitions, their values, and how values are shown. Pure. */

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const kindsWithText: readonly string[] = ["text", "long-text"];
const kindsWithChoices: readonly string[] = ["choice", "choices"];
/** The kinds that can have bounds, which limit length, amount or number of choices. */
const boundedKinds: readonly string[] = [...kindsWithText, "number", "choices"];
const searchedKinds: readonly string[] = [...kindsWithText, ...kindsWithChoices, "yes-no"];
const filterKinds: readonly string[] = [...kindsWithChoices, "yes-no", "number"];

/** The aggregates that shoppers search. */
const inCatalogue: readonly string[] = ["product", "variant"];

type Definition = Partial<OwnField> & Pick<NewOwnField, "aggregate" | "kind">;

/** Returns what is wrong with a definition, field → text. Empty when nothing is. */
export function definitionFaults(field: Definition): Record<string, string> {
  const { aggregate, kind, min = null, max = null, unit = "", choices = [], audience = "staff" } = field;
  const faults: Record<string, string> = {};
  if (field.is_translated && !kindsWithText.includes(kind)) faults.is_translated = "is for texts alone";
  if (kindsWithChoices.includes(kind) && choices.length === 0) faults.choices = "must not be empty";
  if (!kindsWithChoices.includes(kind) && choices.length > 0) faults.choices = "is for choices alone";
  const codes = choices.map(({ code }) => code);
  const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place);
  if (twice >= 0) faults[`choices.${twice}.code`] = "is there twice";
  if (unit !== "" && kind !== "number") faults.unit = "is for numbers alone";
  for (const [name, bound] of [
    ["min", min],
    ["max", max],
  ] as const) {
    if (bound === null) continue;
    if (!boundedKinds.includes(kind)) faults[name] = "is for texts, numbers and several choices alone";
    else if (kind !== "number" && (!Number.isInteger(bound) || bound < 0))
      faults[name] = "must be a whole number from 0";
  }
  if (min !== null && max !== null && min > max) faults.max ??= "is less than min";
  if (field.is_searchable && !inCatalogue.includes(aggregate))
    faults.is_searchable = "is for products and variants alone";
  else if (field.is_searchable && !searchedKinds.includes(kind)) faults.is_searchable = "is not for this kind";
  else if (field.is_searchable && audience === "staff")
    faults.is_searchable = "would let shoppers find what only staff may see";
  if (field.is_filterable && aggregate !== "product") faults.is_filterable = "is for products alone";
  else if (field.is_filterable && !filterKinds.includes(kind)) faults.is_filterable = "is not for this kind";
  else if (field.is_filterable && audience === "staff")
    faults.is_filterable = "would let shoppers find what only staff may see";
  return faults;
}

/**
 * What may not occur in one line (control characters and lone surrogates) and in text of many lines (only what
 * PostgreSQL refuses).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const badInLine = /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what is refused.
const badInText = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const mostOf = { text: 500, "long-text": 20_000 };

function textFault({ kind, min, max }: OwnField, value: unknown): string | null {
  if (!isText(value)) return "must be a text";
  if ((kind === "text" ? badInLine : badInText).test(value)) return "holds characters that cannot be stored";
  const [least, most] = [min ?? 0, Math.min(max ?? Number.POSITIVE_INFINITY, mostOf[kind as "text"])];
  if ([...value].length < least) return `must have at least ${least} characters`;
  return [...value].length > most ? `must have at most ${most} characters` : null;
}

function numberFault({ min, max }: OwnField, value: unknown): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
  if (value < (min ?? -1e12)) return `must be at least ${min ?? -1e12}`;
  return value > (max ?? 1e12) ? `must be at most ${max ?? 1e12}` : null;
}

function dayFault(value: unknown): string | null {
  const isDay = isText(value) && /^[12]\d{3}-\d{2}-\d{2}$/.test(value);
  const day = isDay ? new Date(`${value}T00:00:00Z`) : null;
  const isReal = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
  return isReal ? null : "must be a day such as 2027-01-31";
}

function choicesFault({ choices, min, max }: OwnField, value: unknown): string | null {
  if (!Array.isArray(value)) return "must be a list of choices";
  const unknown = value.find((one) => !choices.some(({ code }) => code === one));
  if (unknown !== undefined) return `holds what is no choice: ${String(unknown).slice(0, 40)}`;
  if (new Set(value).size < value.length) return "holds a choice twice";
  if (value.length < (min ?? 0)) return `must have at least ${min} choices`;
  return value.length > (max ?? Number.POSITIVE_INFINITY) ? `must have at most ${max} choices` : null;
}

const filePattern = /^(?:image|video|document)\/[\p{L}\p{N}][\p{L}\p{N}_. -]{0,119}$/u;
const isAddress = (text: string) => /^https:\/\/[^\s/?#]+\.[^\s]{2,1900}$/.test(text) && URL.canParse(text);

/** Returns why a value is not valid for a field that has no translations. Null when it is valid. */
function valueFault(field: OwnField, value: unknown): string | null {
  switch (field.kind) {
    case "text":
    case "long-text":
      return textFault(field, value);
    case "number":
      return numberFault(field, value);
    case "date":
      return dayFault(value);
    case "yes-no":
      return typeof value === "boolean" ? null : "must be true or false";
    case "choice":
      return field.choices.some(({ code }) => code === value)
        ? null
        : `must be one of ${field.choices.map(({ code }) => code).join(", ")}`;
    case "choices":
      return choicesFault(field, value);
    case "file":
      return isText(value) && (filePattern.test(value) || isAddress(value))
        ? null
        : "must be image/…, video/… or document/… of the media library, or an address that begins with https://";
    default:
      return isText(value) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 120
        ? null
        : `must be the uid of a ${field.kind}`;
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Receives the path ("story.de") and what is wrong there. */
export type Note = (path: string, why: string) => void;

function translated(field: OwnField, stored: unknown, given: unknown, note: Note): OwnValue | null {
  if (given === null) return null;
  if (!isRecord(given)) {
    note(field.key, 'must be texts by language, such as { "en": "…" }');
    return null;
  }
  const texts: Texts = { ...(isRecord(stored) && stored) };
  for (const [name, text] of Object.entries(given)) {
    const language = languages.find((one) => one === name);
    if (!language) note(`${field.key}.${name}`, "is no language of the shop");
    else if (isEmpty(text)) delete texts[language];
    else {
      const fault = textFault(field, text);
      if (fault) note(`${field.key}.${name}`, fault);
      texts[language] = text as string;
    }
  }
  return Object.keys(texts).length > 0 ? texts : null;
}

/**
 * Returns what a write changes: the named fields whose value differs from the stored one, null for those that become
 * empty. A required field cannot be emptied, and must have a value as soon as any other field changes. Problems are
 * passed to `note`.
 */
export function changesOf(
  fields: readonly OwnField[],
  stored: OwnValues,
  given: Readonly<Record<string, unknown>>,
  note: Note,
): Record<string, OwnValue | null> {
  const changes: Record<string, OwnValue | null> = {};
  for (const [key, value] of Object.entries(given)) {
    const field = fields.find((one) => one.key === key);
    if (!field) {
      if (value !== null) note(key, "is no own field");
      continue;
    }
    const wanted = field.is_translated
      ? translated(field, stored[key], value, note)
      : isEmpty(value)
        ? null
        : (value as OwnValue);
    if (same(wanted, stored[key] ?? null)) continue;
    const fault = wanted === null || field.is_translated ? null : valueFault(field, wanted);
    if (fault) note(key, fault);
    else changes[key] = wanted;
  }
  if (Object.keys(changes).length === 0) return changes;
  for (const { key, is_required: isRequired } of fields)
    if (isRequired && (key in changes ? changes[key] === null : stored[key] === undefined)) note(key, "is required");
  return changes;
}

/** Returns the values after a write. */
export const changed = (stored: OwnValues, changes: Readonly<Record<string, OwnValue | null>>): OwnValues =>
  Object.fromEntries(
    Object.entries({ ...stored, ...changes }).filter((entry): entry is [string, OwnValue] => entry[1] !== null),
  );

/** Returns a text in a language, otherwise in English, otherwise in any language. */
export const textIn = (texts: Texts, language: Language): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? "";

/** Returns the fields that an audience may see. API clients also see what shoppers see. */
export const visibleTo = (fields: readonly FilledField[], audience: Exclude<Audience, "staff">): FilledField[] =>
  fields.filter((field) => field.audience === "shoppers" || field.audience === audience);

/** Returns a value in a language when it is translated, otherwise the value itself. */
export const valueIn = (value: OwnValue, language: Language): Exclude<OwnValue, Texts> =>
  typeof value === "object" && !Array.isArray(value) ? textIn(value, language) : value;

/** The values as staff read and write them, by key. */
export const staffValues = (fields: readonly FilledField[]): OwnValues =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

/** The values that the public API returns, by key. */
export const publicValues = (fields: readonly FilledField[], language: Language): OwnValues =>
  Object.fromEntries(visibleTo(fields, "api").map(({ key, value }) => [key, valueIn(value, language)]));

const choiceIn = ({ choices }: FilledField, code: unknown, language: Language): string => {
  const labels = choices.find((one) => one.code === code)?.labels;
  return labels ? textIn(labels, language) : String(code);
};

/** The words for yes and no in a language. Null means that this answer is not shown. */
type Words = { yes: string | null; no: string | null };

/**
 * Formats a value for readers of a locale (`intl`: its BCP 47 tag). Null for files and references, which are not text.
 */
export function formatOwnValue(field: FilledField, language: Language, intl: string, words: Words): string | null {
  const value = valueIn(field.value, language);
  if (field.kind === "yes-no") return value === true ? words.yes : words.no;
  if (typeof value === "number")
    return [numberFormat(intl, { maximumFractionDigits: 6 }).format(value), field.unit].join(" ").trim();
  if (Array.isArray(value))
    return new Intl.ListFormat(intl, { type: "unit" }).format(value.map((code) => choiceIn(field, code, language)));
  if (field.kind === "choice") return choiceIn(field, value, language);
  if (field.kind === "date") return longDate(intl).format(new Date(`${value}T00:00:00Z`));
  return kindsWithText.includes(field.kind) ? String(value) : null;
}

/** Returns the words by which a product is found in a language. */
export function searchWords(fields: readonly FilledField[], language: Language): string[] {
  return fields
    .filter((field) => field.isSearchable && field.audience !== "staff")
    .flatMap((field) => {
      const said = formatOwnValue(field, language, language, { yes: "", no: null });
      if (said === null) return [];
      return kindsWithText.includes(field.kind) ? said : `${textIn(field.labels, language)} ${said}`.trim();
    });
}
