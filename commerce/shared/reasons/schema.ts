import { Type } from "typebox";

/** Why, for whoever words it: a code of the lists beside this file, and what stands in its places. */
export const ReasonShape = Type.Object({
  code: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
