import { Type } from "typebox";
import { closed, one, orNull } from "#commerce/shared/rest/shapes.ts";

export const mostDays = 30;

export const PreviewBody = Type.Object(
  {
    /** The language and country in which the link shows it: "de-at". */
    locale: Type.String({ pattern: "^[a-z]{2}-(?:[a-z]{2}|global)$" }),
    /** How many days it is valid; one by default. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDays })),
  },
  closed,
);

export const PreviewLink = one(
  Type.Object({
    /** The absolute address of the product's page; no account is needed. */
    url: Type.String(),
    validUntil: Type.String({ format: "date-time" }),
  }),
);

export const PreviewChoices = one(
  Type.Object({
    /** The locales of the shop. */
    locales: Type.Array(Type.Object({ code: Type.String(), country: Type.String(), language: Type.String() })),
    /** Until when the most recent link is valid; null when there is none, or all were ended. */
    validUntil: orNull(Type.String({ format: "date-time" })),
  }),
);
