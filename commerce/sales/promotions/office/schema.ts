import { type Static, Type } from "typebox";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { PromotionBody } from "../rest.ts";

/** What the office needs beside the promotion itself. Amounts are decimal. */

const text = Type.String();
const whole = Type.Integer();

/** What a promotion can be limited to. */
export const Choices = Type.Object({
  groups: Type.Array(Type.Object({ id: whole, name: text })),
  methods: Type.Array(Type.Object({ code: text, name: text })),
});

export const mostCodes = 10_000;
export const CodesBody = Type.Object(
  {
    count: Type.Integer({ minimum: 1, maximum: mostCodes }),
    /** Before each: letters, digits, dashes; "SNOW-". */
    prefix: Type.Optional(Type.String({ maxLength: 20, pattern: "^([A-Za-z0-9][A-Za-z0-9_-]*)?$" })),
  },
  closed,
);
export const CodesMade = Type.Object({ count: whole, first: text });

export const TrialBody = Type.Object(
  {
    /** As it is typed, saved or not. */
    promotion: PromotionBody,
    region: literals(priceRegions),
    lines: Type.Array(Type.Object({ product_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed), {
      minItems: 1,
      maxItems: 50,
    }),
    group_id: Type.Optional(orNull(Id)),
    /** What delivery costs; left out: there is none yet. */
    shipping: Type.Optional(Type.Object({ code: text, cost: Type.Number({ minimum: 0, maximum: 1_000_000 }) }, closed)),
  },
  closed,
);
export type TrialBody = Static<typeof TrialBody>;
export const Trial = Type.Object({
  currency: text,
  goods: Type.Number(),
  shipping: Type.Number(),
  saving: Type.Number(),
  /** Why it does not count; null: it does. "not-yet" and "ended" tell of its dates, at which it is tried all the same. */
  refusal: orNull(text),
  /** What the goods lack to the minimum. */
  missing: orNull(Type.Number()),
  lines: Type.Array(
    Type.Object({ product_id: whole, name: text, quantity: whole, price: Type.Number(), saving: Type.Number() }),
  ),
});
export type Trial = Static<typeof Trial>;

/** How often it was used and what it brought, by currency. */
export const Results = Type.Object({
  uses: whole,
  currencies: Type.Array(Type.Object({ currency: text, uses: whole, saved: Type.Number(), revenue: Type.Number() })),
  /** The latest orders that used it. */
  orders: Type.Array(Type.Object({ id: whole, code: orNull(text), saved: Type.Number(), currency: text, at: text })),
});
export type Results = Static<typeof Results>;
