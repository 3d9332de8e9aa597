import { Type } from "typebox";
import { closed, one, orNull } from "#commerce/shared/rest-shapes.ts";

export const mostDays = 30;

export const PreviewBody = Type.Object(
  {
    /** The language and the country in which the link shows it: "de-at". */
    locale: Type.String({ pattern: "^[a-z]{2}-(?:[a-z]{2}|global)$" }),
    /** How long it is valid: one day, unless something else is said. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDays })),
  },
  closed,
);

export const PreviewLink = one(
  Type.Object({
    /** Of the product's page in the shop, absolute; whoever has it needs no account. */
    url: Type.String(),
    validUntil: Type.String({ format: "date-time" }),
  }),
);

export const PreviewChoices = one(
  Type.Object({
    /** Where the shop is shown, in which languages. */
    locales: Type.Array(Type.Object({ code: Type.String(), country: Type.String(), language: Type.String() })),
    /** Until when the link that was made last is valid; null: none was, or all were ended. */
    validUntil: orNull(Type.String({ format: "date-time" })),
  }),
);
