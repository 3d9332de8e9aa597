import { type TSchema, Type } from "typebox";

/** Shapes that REST routes have in common. */

export const IdParams = Type.Object({ id: Type.String() });
/** Of objects: a field that is not named is refused. */
export const closed = { additionalProperties: false };
export const Moment = Type.String({ format: "date-time" });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const literals = <T extends string>(texts: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(texts.map((text) => Type.Literal(text))));

/** One resource, and several, as V3 wraps them. */
export const one = <T extends TSchema>(data: T) => Type.Object({ data, meta: Type.Object({}) });
export const many = <T extends TSchema>(data: T) => Type.Object({ data: Type.Array(data), meta: Type.Object({}) });
