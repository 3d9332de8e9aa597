import { type Static, Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { aggregates, audiences, fieldKinds } from "./names.ts";

/**
 * Own fields: custom fields that the merchant defines for products, variants, customers and orders, and their values.
 */

export type Texts = { [language in Language]?: string };
/** Text that PostgreSQL can store, in one line. */
const line = "^[^\\u0000-\\u001f\\ud800-\\udfff]*$";
/**
 * Texts by language, at least `minProperties` of them. Where a language is missing, the English text is shown,
 * otherwise any.
 */
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
  /** Whether lists and the search can be filtered by it. */
  is_filterable: Type.Boolean(),
};
/** These cannot change after creation, because the stored values depend on them. */
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
  /** When the definition was moved to the bin; null when it is in use. */
  deleted_at: orNull(Type.String()),
});
export type OwnField = Static<typeof OwnField>;

/** All fields of an aggregate, in their new order. */
export const OwnFieldOrder = Type.Object(
  { aggregate: fixed.aggregate, ids: Type.Array(Version, { maxItems: 500, uniqueItems: true }) },
  closed,
);

/**
 * By kind: a text (by language when translated), a number, a day as "2027-01-31", true or false, a choice's code,
 * several codes, a file ("image/kestrel", "video/…" or "document/…" of the library, or an https address), a product's
 * or category's uid.
 */
export type OwnValue = string | number | boolean | string[] | Texts;
export type OwnValues = { [key: string]: OwnValue };
/**
 * Own fields in request bodies. Null empties a field, or one of its languages. Fields that are not named stay as they
 * are.
 */
export const OwnValuesBody = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 200 });
export const OwnValuesAnswer = Type.Unsafe<OwnValues>(
  Type.Object({}, { additionalProperties: true, description: "Own fields by key, as GET /own-fields defines them" }),
);

/** A field with a value, and what is needed to show it. */
export type FilledField = Pick<OwnField, "key" | "kind" | "labels" | "unit" | "choices" | "audience"> & {
  isSearchable: boolean;
  value: OwnValue;
};
