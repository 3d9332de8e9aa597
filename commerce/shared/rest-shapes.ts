import { type Static, type TSchema, Type } from "typebox";
import Format from "typebox/format";
import { largestId } from "#platform/ids.ts";

/** The id of a row. */
export const Id = Type.Integer({ minimum: 1, maximum: largestId });
/** An id in an address, read by `idIn`: what is no id names nothing, and is not found. */
export const IdParams = Type.Object({ id: Type.String() });
export type IdParams = Static<typeof IdParams>;
/** Of objects: a field that is not named is refused. */
export const closed = { additionalProperties: false };
/**
 * A time as RFC 3339 writes it. A leap second has the form of one, and is none that a Date or PostgreSQL could hold: it is
 * refused like everything that has not.
 */
export const Moment = Type.String({ format: "date-time" });
const isFormed = Format.Get("date-time");
Format.Set("date-time", (text) => isFormed?.(text) === true && !Number.isNaN(Date.parse(text)));

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const literals = <T extends string>(texts: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(texts.map((text) => Type.Literal(text))));

/** Whether a list is counted: not at all, or alone, without rows. Rows need not wait for how many there are. */
export const Counting = Type.Optional(literals(["no", "only"]));

/** How many a list has where its answers do not say it themselves, counted to 10,000; of more `isExact` is false. */
export const HowMany = Type.Object({ meta: Type.Object({ total: Type.Integer(), isExact: Type.Boolean() }) });

/** One resource, and several, as V3 wraps them. */
export const one = <T extends TSchema>(data: T) => Type.Object({ data, meta: Type.Object({}) });
export const many = <T extends TSchema>(data: T) => Type.Object({ data: Type.Array(data), meta: Type.Object({}) });

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";
type Written<T> = T extends Date ? string : T;
export type V3<T> = { [K in keyof T as SnakeCase<K & string>]: Written<T[K]> };

/** Under V3's names, with times as texts: { postalCode, updatedAt } → { postal_code, updated_at }. What lies deeper stays. */
export const toV3 = <T extends object>(entity: T): V3<T> =>
  Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as V3<T>;
