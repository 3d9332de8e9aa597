import { type Static, Type } from "typebox";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, DisplayNames, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { PromotionBody } from "../rest.ts";

/** Shapes for the office in addition to the promotion itself. Amounts are decimal. */

const text = Type.String();
const whole = Type.Integer();

/** What a promotion can be limited to. */
export const Choices = Type.Object({
  groups: Type.Array(Type.Object({ id: whole, name: text })),
  methods: Type.Array(Type.Object({ code: text, name: text, display_names: DisplayNames })),
});

export const mostCodes = 10_000;
export const CodesBody = Type.Object(
  {
    count: Type.Integer({ minimum: 1, maximum: mostCodes }),
    /** The prefix of every code: letters, digits, dashes; "SNOW-". */
    prefix: Type.Optional(Type.String({ maxLength: 20, pattern: "^([A-Za-z0-9][A-Za-z0-9_-]*)?$" })),
  },
  closed,
);
export const CodesMade = Type.Object({ count: whole, first: text });

export const TrialBody = Type.Object(
  {
    /** As entered, saved or not. */
    promotion: PromotionBody,
    region: literals(priceRegions),
    lines: Type.Array(Type.Object({ product_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed), {
      minItems: 1,
      maxItems: 50,
    }),
    group_id: Type.Optional(orNull(Id)),
    /** The delivery cost; absent when no delivery is chosen yet. */
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
  /**
   * Why it does not apply; null when it does. "not-yet" and "ended" refer to its dates, which the trial ignores
   * otherwise.
   */
  refusal: orNull(text),
  /** How much more the goods must cost to reach the minimum. */
  missing: orNull(Type.Number()),
  lines: Type.Array(
    Type.Object({ product_id: whole, name: text, quantity: whole, price: Type.Number(), saving: Type.Number() }),
  ),
});
export type Trial = Static<typeof Trial>;

/** Its uses and the revenue, by currency. */
export const Results = Type.Object({
  uses: whole,
  currencies: Type.Array(Type.Object({ currency: text, uses: whole, saved: Type.Number(), revenue: Type.Number() })),
  /** The latest orders that used it. */
  orders: Type.Array(Type.Object({ id: whole, code: orNull(text), saved: Type.Number(), currency: text, at: text })),
});
export type Results = Static<typeof Results>;
