import { type Static, Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { aggregates, audiences, fieldKinds } from "./names.ts";

/** Fields that the merchant defines for what the shop knows, and what these say. */

export type Texts = { [language in Language]?: string };
/** What PostgreSQL stores, in one line. */
const line = "^[^\\u0000-\\u001f\\ud800-\\udfff]*$";
/** By language, at least one; where one lacks, the English text is shown, else any. */
const textsOf = (maxLength: number, minProperties: number) =>
  Type.Unsafe<Texts>(
    Type.Object(
      Object.fromEntries(
        languages.map((one) => [one, Type.Optional(Type.String({ minLength: 1, maxLength, pattern: line }))]),
      ),
      { ...closed, minProperties },
    ),
  );

export const keyPattern = "^[a-z][a-z0-9_]{0,39}$";
const codePattern = "^[a-z0-9][a-z0-9-]{0,39}$";
const Bound = orNull(Type.Number({ minimum: -1e12, maximum: 1e12 }));
const Choice = Type.Object({ code: Type.String({ pattern: codePattern }), labels: textsOf(80, 1) }, closed);
export type Choice = Static<typeof Choice>;

const changeable = {
  labels: textsOf(80, 1),
  help: textsOf(300, 0),
  is_required: Type.Boolean(),
  min: Bound,
  max: Bound,
  unit: Type.String({ maxLength: 20, pattern: line }),
  choices: Type.Array(Choice, { maxItems: 200 }),
  audience: literals(audiences),
  is_searchable: Type.Boolean(),
  /** Whether lists and the search can be narrowed by it. */
  is_filterable: Type.Boolean(),
};
/** What its values hang on stays as it was made. */
const fixed = {
  aggregate: literals(aggregates),
  key: Type.String({ pattern: keyPattern }),
  kind: literals(fieldKinds),
  is_translated: Type.Boolean(),
};

const optional = Type.Partial(Type.Object({ ...changeable, is_translated: fixed.is_translated })).properties;
export const NewOwnField = Type.Object(
  { ...fixed, ...optional, labels: changeable.labels, is_translated: optional.is_translated },
  closed,
);
export type NewOwnField = Static<typeof NewOwnField>;

const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const OwnFieldChange = Type.Object(
  { ...Type.Partial(Type.Object(changeable)).properties, version: Type.Optional(Version) },
  closed,
);
export type OwnFieldChange = Static<typeof OwnFieldChange>;

export const OwnField = Type.Object({
  id: Type.Integer(),
  ...fixed,
  ...changeable,
  position: Type.Integer(),
  version: Type.Integer(),
  /** Since when it lies in the bin; null: it does not. */
  deleted_at: orNull(Type.String()),
});
export type OwnField = Static<typeof OwnField>;

/** All of an aggregate's fields in the order in which they are to stand. */
export const OwnFieldOrder = Type.Object(
  { aggregate: fixed.aggregate, ids: Type.Array(Version, { maxItems: 500, uniqueItems: true }) },
  closed,
);

/**
 * By kind: a text (by language where it is translated), a number, a day as "2027-01-31", true or false, a choice's code, several
 * codes, a file ("image/kestrel", "video/…" or "document/…" of the library, or an https address), a product's or category's uid.
 */
export type OwnValue = string | number | boolean | string[] | Texts;
export type OwnValues = { [key: string]: OwnValue };
/** As bodies have them: null empties a field, or one of its languages. What is named alone is changed. */
export const OwnValuesBody = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 200 });
export const OwnValuesAnswer = Type.Unsafe<OwnValues>(
  Type.Object({}, { additionalProperties: true, description: "Own fields by key, as GET /own-fields defines them" }),
);

/** A field that says something, with what is needed to show it. */
export type FilledField = Pick<OwnField, "key" | "kind" | "labels" | "unit" | "choices" | "audience"> & {
  isSearchable: boolean;
  value: OwnValue;
};
