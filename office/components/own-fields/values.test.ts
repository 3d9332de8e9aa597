import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { patchOf, problemsIn, withValue } from "./values.ts";
import "#tests/support/properties.ts";

test("what says nothing is no value", () => {
  for (const none of [null, "", [], {}]) expect(withValue({ a: "x", b: 1 }, "a", none)).toEqual({ b: 1 });
  expect(withValue({}, "a", false)).toEqual({ a: false });
});

test("only what was changed is sent, null for what was emptied", () => {
  const before = { a: "x", story: { en: "One", de: "Eins" }, b: ["oak"] };
  expect(patchOf(before, before)).toEqual({});
  expect(patchOf(before, { a: "y", story: { en: "One", fr: "Un" } })).toEqual({
    a: "y",
    b: null,
    story: { de: null, fr: "Un" },
  });
});

test("what is sent makes of what was what was typed", () => {
  const make = (key: string, isTranslated: boolean): OwnField => ({
    id: 1,
    aggregate: "product",
    key,
    kind: "text",
    is_translated: isTranslated,
    labels: {},
    help: {},
    min: null,
    max: null,
    unit: "",
    choices: [],
    audience: "staff",
    is_required: false,
    is_searchable: false,
    is_filterable: false,
    position: 0,
    version: 1,
    deleted_at: null,
  });
  const fields = [make("a", false), make("story", true)];
  const text = fc.stringMatching(/^[a-z]{1,5}$/);
  const values = fc.record(
    { a: text, story: fc.record({ en: text, de: text, ja: text }, { requiredKeys: [] }) },
    { requiredKeys: [] },
  );
  const whole = (given: object) =>
    Object.entries(given).reduce(
      (all, [key, value]) => withValue(all, key, value),
      {} as Parameters<typeof withValue>[0],
    );
  fc.assert(
    fc.property(values, values, (old, typed) => {
      const [before, now] = [whole(old), whole(typed)];
      const changes = changesOf(fields, before, patchOf(before, now), (path, why) => {
        throw new Error(`${path} ${why}`);
      });
      const after = Object.entries(changes).reduce((all, [key, value]) => withValue(all, key, value), before);
      expect(after).toEqual(now);
    }),
  );
});

test("problems of a form by their path", () => {
  expect(problemsIn({ story: { de: { type: "x", message: "is no text" } }, a: { message: "is required" } })).toEqual({
    "story.de": "is no text",
    a: "is required",
  });
  expect(problemsIn(undefined)).toEqual({});
});
