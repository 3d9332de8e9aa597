import { Type } from "typebox";

/**
 * A reason as a code of the lists in this folder, with the values of its placeholders. The reader's language decides on
 * the words.
 */
export const ReasonShape = Type.Object({
  code: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
