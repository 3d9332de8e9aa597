import { type Static, Type } from "typebox";

/** The town and state of a postal code. */
export type PostalCodeCity = { city: string; state: string };

export const CodeParams = Type.Object({
  country: Type.String({ pattern: "^[A-Za-z]{2}$" }),
  code: Type.String({ minLength: 1, maxLength: 16 }),
});

/** Null for an unknown code. Towns and states that the code does not determine are empty. */
export const CodeAnswer = Type.Object({
  data: Type.Union([
    Type.Object({
      country_code: Type.String(),
      postal_code: Type.String(),
      city: Type.String(),
      state_or_province_code: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type CodeAnswer = Static<typeof CodeAnswer>;
