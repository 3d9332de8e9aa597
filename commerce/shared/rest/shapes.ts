import { type Static, type TSchema, Type } from "typebox";
import Format from "typebox/format";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { largestId } from "#platform/ids.ts";

export const Id = Type.Integer({ minimum: 1, maximum: largestId });
/** An id in a path, read by `idIn`. A text that is not an id matches nothing and gives "not found". */
export const IdParams = Type.Object({ id: Type.String() });
export type IdParams = Static<typeof IdParams>;
/** For objects: fields that are not named are refused. */
export const closed = { additionalProperties: false };
/**
 * A time in RFC 3339. Leap seconds have that form, but neither Date nor PostgreSQL can hold them, so they are refused
 * like any other invalid time.
 */
export const Moment = Type.String({ format: "date-time" });
const isFormed = Format.Get("date-time");
Format.Set("date-time", (text) => isFormed?.(text) === true && !Number.isNaN(Date.parse(text)));

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const literals = <T extends string>(texts: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(texts.map((text) => Type.Literal(text))));

/** The page of a list of V3 and its size. */
export const Paging = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});

/** A text of one line: without control characters, and without lone surrogates, which no database stores. */
export const lineOf = (maxLength: number, minLength = 0) =>
  Type.String({ ...(minLength > 0 && { minLength }), maxLength, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const Name = Type.Optional(lineOf(100, 1));
/** What shoppers read, per language (`displayNameIn`). */
export const DisplayNames = Type.Object(
  Object.fromEntries(languages.map((language) => [language, Name])) as Record<Language, typeof Name>,
  closed,
);
/** A text of several lines. */
export const textOf = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });

/**
 * How a list is counted: "no" gives rows without a count, "only" gives the count without rows. So rows need not wait
 * for the count.
 */
export const Counting = Type.Optional(literals(["no", "only"]));

/** The number of entries of a list whose own answers leave it out. Counts up to 10,000; for more `isExact` is false. */
export const HowMany = Type.Object({ meta: Type.Object({ total: Type.Integer(), isExact: Type.Boolean() }) });

/** One resource, and several, in the wrapper of V3. */
export const one = <T extends TSchema>(data: T) => Type.Object({ data, meta: Type.Object({}) });
export const many = <T extends TSchema>(data: T) => Type.Object({ data: Type.Array(data), meta: Type.Object({}) });

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";
type JsonValue<T> = T extends Date ? string : T;
export type V3<T> = { [K in keyof T as SnakeCase<K & string>]: JsonValue<T[K]> };

/**
 * Renames fields to V3's names and writes times as texts: { postalCode, updatedAt } → { postal_code, updated_at }.
 * Nested values stay as they are.
 */
export const toV3 = <T extends object>(entity: T): V3<T> =>
  Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as V3<T>;
