import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { fieldKinds } from "./names.ts";
import {
  changed,
  changesOf,
  definitionFaults,
  formatOwnValue,
  searchWords,
  textIn,
  valueIn,
  visibleTo,
} from "./rules.ts";
import type { FilledField, OwnField, OwnValues } from "./schema.ts";
import "#tests/support/properties.ts";

const field = (key: string, kind: OwnField["kind"], more: Partial<OwnField> = {}): OwnField => ({
  id: 1,
  aggregate: "product",
  key,
  kind,
  is_translated: false,
  labels: { en: key },
  help: {},
  is_required: false,
  min: null,
  max: null,
  unit: "",
  choices: [],
  audience: "shoppers",
  is_searchable: false,
  is_filterable: false,
  position: 0,
  version: 1,
  deleted_at: null,
  ...more,
});
const woods = [
  { code: "oak", labels: { en: "Oak", de: "Eiche" } },
  { code: "ash", labels: { en: "Ash" } },
];
const fields = [
  field("made_by", "text", { min: 2, max: 10 }),
  field("story", "long-text", { is_translated: true }),
  field("weight", "number", { min: 0, max: 9.5, unit: "kg" }),
  field("since", "date"),
  field("by_hand", "yes-no"),
  field("wood", "choice", { choices: woods }),
  field("woods", "choices", { choices: woods, max: 1 }),
  field("manual", "file"),
  field("goes_with", "product"),
  field("world", "category"),
];

const faultsOf = (given: Record<string, unknown>, stored: OwnValues = {}, all = fields) => {
  const faults: Record<string, string> = {};
  const changes = changesOf(all, stored, given, (path, why) => {
    faults[path] ??= why;
  });
  return { faults, changes };
};

describe("values", () => {
  test.each([
    [{ made_by: "Ida" }, {}],
    [{ made_by: "I" }, { made_by: "must have at least 2 characters" }],
    [{ made_by: "Ida and all the others" }, { made_by: "must have at most 10 characters" }],
    [{ made_by: "Ida\nTom" }, { made_by: "holds characters that cannot be stored" }],
    [{ made_by: 7 }, { made_by: "must be a text" }],
    [{ story: { en: "One\nTwo", de: "Eins" } }, {}],
    [{ story: "One" }, { story: 'must be texts by language, such as { "en": "…" }' }],
    [{ story: { xx: "One" } }, { "story.xx": "is no language of the shop" }],
    [{ story: { en: "a\u0000b" } }, { "story.en": "holds characters that cannot be stored" }],
    [{ weight: 9.5 }, {}],
    [{ weight: "9.5" }, { weight: "must be a number" }],
    [{ weight: -1 }, { weight: "must be at least 0" }],
    [{ weight: 10 }, { weight: "must be at most 9.5" }],
    [{ since: "2024-02-29" }, {}],
    [{ since: "2023-02-29" }, { since: "must be a day such as 2027-01-31" }],
    [{ by_hand: false }, {}],
    [{ by_hand: "yes" }, { by_hand: "must be true or false" }],
    [{ wood: "oak" }, {}],
    [{ wood: "elm" }, { wood: "must be one of oak, ash" }],
    [{ woods: ["elm"] }, { woods: "holds what is no choice: elm" }],
    [{ woods: ["oak", "oak"] }, { woods: "holds a choice twice" }],
    [{ woods: ["oak", "ash"] }, { woods: "must have at most 1 choices" }],
    [{ manual: "https://firn.example/manual.pdf" }, {}],
    [{ manual: "image/size-chart" }, {}],
    [{ manual: "javascript:alert(1)" }, { manual: expect.stringContaining("https://") }],
    [{ goes_with: "kestrel-pro" }, {}],
    [{ goes_with: "Kestrel" }, { goes_with: "must be the uid of a product" }],
    [{ nothing: "x" }, { nothing: "is no own field" }],
    [{ nothing: null }, {}],
  ])("%j", (given, faults) => {
    expect(faultsOf(given).faults).toEqual(faults);
  });

  test("what says the same is no change; empty texts and lists empty a field, languages one by one", () => {
    const stored = { made_by: "Ida", story: { en: "One", de: "Eins" }, woods: ["oak"], by_hand: false };
    expect(faultsOf({ ...stored }, stored).changes).toEqual({});
    expect(faultsOf({ made_by: "", woods: [], by_hand: null }, stored).changes).toEqual({
      made_by: null,
      woods: null,
      by_hand: null,
    });
    expect(faultsOf({ story: { de: "" } }, stored).changes).toEqual({ story: { en: "One" } });
    expect(faultsOf({ story: { de: "", en: null } }, stored).changes).toEqual({ story: null });
    expect(changed(stored, { story: null, made_by: "Tom" })).toEqual({
      made_by: "Tom",
      woods: ["oak"],
      by_hand: false,
    });
  });

  test("a required field cannot be emptied, and is asked for with any other; what stays as it is asks for nothing", () => {
    const all = [field("a", "text", { is_required: true }), field("b", "text")];
    expect(faultsOf({ a: "" }, { a: "x" }, all).faults).toEqual({ a: "is required" });
    expect(faultsOf({ b: "x" }, {}, all).faults).toEqual({ a: "is required" });
    expect(faultsOf({ b: "x", a: "y" }, {}, all).faults).toEqual({});
    expect(faultsOf({ a: null, b: null }, {}, all).faults).toEqual({});
    expect(faultsOf({ b: "x" }, { b: "x" }, all).faults).toEqual({});
  });

  test("whatever is sent: never a throw, and each problem names its field", () => {
    const anything = fc.dictionary(
      fc.oneof(fc.constantFrom(...fields.map(({ key }) => key)), fc.string()),
      fc.anything({ withNullPrototype: false }),
    );
    fc.assert(
      fc.property(anything, (given) => {
        const { faults, changes } = faultsOf(given);
        for (const path of Object.keys(faults)) expect(path.split(".")[0]).toBe(path.split(".")[0]);
        for (const [key, value] of Object.entries(changes)) {
          const known = fields.find((one) => one.key === key);
          expect(known).toBeDefined();
          // A value accepted without a problem is accepted again, and then changes nothing.
          const isSound = !Object.keys(faults).some((path) => path.split(".")[0] === key);
          if (isSound && value !== null) {
            expect(faultsOf({ [key]: value }).faults).toEqual({});
            expect(faultsOf({ [key]: value }, { [key]: value }).changes).toEqual({});
          }
        }
      }),
    );
  });
});

describe("definitions", () => {
  test.each([
    [field("a", "text"), {}],
    [field("a", "number", { is_translated: true }), { is_translated: "is for texts alone" }],
    [field("a", "choice"), { choices: "must not be empty" }],
    [field("a", "text", { choices: woods }), { choices: "is for choices alone" }],
    [field("a", "choice", { choices: [...woods, ...woods] }), { "choices.2.code": "is there twice" }],
    [field("a", "text", { unit: "kg" }), { unit: "is for numbers alone" }],
    [field("a", "date", { min: 1 }), { min: "is for texts, numbers and several choices alone" }],
    [field("a", "text", { min: 1.5 }), { min: "must be a whole number from 0" }],
    [field("a", "number", { min: 2, max: 1 }), { max: "is less than min" }],
    [
      field("a", "text", { is_searchable: true, audience: "staff" }),
      { is_searchable: "would let shoppers find what only staff may see" },
    ],
    [
      field("a", "text", { is_searchable: true, aggregate: "order" }),
      { is_searchable: "is for products and variants alone" },
    ],
    [field("a", "file", { is_searchable: true }), { is_searchable: "is not for this kind" }],
  ])("%#", (given, faults) => {
    expect(definitionFaults(given)).toEqual(faults);
  });
});

describe("what is said", () => {
  const filled = (one: OwnField, value: FilledField["value"]): FilledField => ({
    ...one,
    isSearchable: one.is_searchable,
    value,
  });
  const words = { yes: "Ja", no: "Nein" };
  const say = (key: string, value: FilledField["value"]) =>
    formatOwnValue(filled(fields.find((one) => one.key === key) as OwnField, value), "de", "de-AT", words);

  test("in the locale's way", () => {
    expect(say("weight", 1234.5)).toBe("1\u00a0234,5 kg");
    expect(say("since", "2026-11-15")).toBe("15. November 2026");
    expect([say("by_hand", true), say("by_hand", false)]).toEqual(["Ja", "Nein"]);
    expect([say("wood", "oak"), say("wood", "ash"), say("wood", "elm")]).toEqual(["Eiche", "Ash", "elm"]);
    expect(say("woods", ["oak", "ash"])).toBe("Eiche, Ash");
    expect(say("story", { en: "One", de: "Eins" })).toBe("Eins");
    expect([say("manual", "image/x"), say("goes_with", "kestrel")]).toEqual([null, null]);
  });

  test("a language that lacks a text has the English one, else any", () => {
    for (const language of languages) {
      expect(textIn({ en: "One", [language]: "Own" }, language)).toBe("Own");
      expect(textIn({ en: "One" }, language)).toBe("One");
      expect(textIn({ ja: "一" }, language)).toBe("一");
      expect(valueIn({ ja: "一" }, language)).toBe("一");
    }
  });

  test("nobody is told what is for others, nor finds by it", () => {
    const all = (["staff", "api", "shoppers"] as const).map((audience) =>
      filled(field(audience, "text", { audience, is_searchable: true }), `by ${audience}`),
    );
    expect(visibleTo(all, "api").map(({ key }) => key)).toEqual(["api", "shoppers"]);
    expect(visibleTo(all, "shoppers").map(({ key }) => key)).toEqual(["shoppers"]);
    expect(searchWords(all, "en")).toEqual(["by api", "by shoppers"]);
  });

  test("each kind is known to all that is said of it", () => {
    for (const kind of fieldKinds)
      expect(() => formatOwnValue(filled(field("a", kind), "2026-01-01"), "en", "en", words)).not.toThrow();
  });
});
