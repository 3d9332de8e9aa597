import { type Static, Type } from "typebox";
import { taxLabels } from "#commerce/settings/schema.ts";
import { closed, literals } from "#commerce/shared/rest/shapes.ts";

/** Sales tax by postal code of the United States, as staff send and read it. */

export const mostRates = 1000;

const State = Type.String({ pattern: "^[A-Z]{2}$", description: "The state's code." });
const PostalCode = Type.String({ pattern: "^\\d{5}$", description: "The first five digits." });
const Percent = Type.Number({ minimum: 0, maximum: 30, description: "In percent: 8.875." });

export const RateBody = Type.Object(
  {
    state: State,
    postal_code: PostalCode,
    name: Type.Optional(Type.String({ maxLength: 100, description: "What the tax region is called." })),
    rate: Percent,
    state_rate: Type.Optional(Type.Union([Percent, Type.Null()])),
  },
  closed,
);
export type RateBody = Static<typeof RateBody>;

export const RatesBody = Type.Array(RateBody, { minItems: 1, maxItems: mostRates });

export const PostalRate = Type.Object({
  state: Type.String(),
  postal_code: Type.String(),
  name: Type.String(),
  /** State, county, city and districts together, in percent. */
  rate: Type.Number(),
  state_rate: Type.Union([Type.Number(), Type.Null()]),
  updated_at: Type.String(),
});
export type PostalRate = Static<typeof PostalRate>;

export const RatesQuery = Type.Object(
  {
    state: Type.Optional(State),
    postal_code: Type.Optional(PostalCode),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRates })),
  },
  closed,
);
export const RatesAnswer = Type.Object({
  data: Type.Array(PostalRate),
  meta: Type.Object({ total: Type.Integer(), page: Type.Integer(), limit: Type.Integer() }),
});

const Rate = Type.Object({ label: literals(taxLabels), percent: Type.Number() });
/** The rates that apply at a place of delivery, and the legal ones without the merchant's own rates. */
export const PlaceRates = Type.Object({
  country: Type.String(),
  state: Type.String(),
  /** Whether prices there include it. */
  included: Type.Boolean(),
  rates: Type.Array(Rate),
  standard: Type.Array(Rate),
});
export type PlaceRates = Static<typeof PlaceRates>;
export const PlacesAnswer = Type.Object({
  data: Type.Array(PlaceRates),
  meta: Type.Object({ service: Type.String({ description: "tables, or a service that knows rates by itself" }) }),
});

export const RateParams = Type.Object({ state: State, postalCode: PostalCode });
export const ImportQuery = Type.Object(
  {
    replace: Type.Optional(
      Type.Boolean({ description: "Removes what the states of the table had and the table does not name." }),
    ),
  },
  closed,
);
export const ImportAnswer = Type.Object({
  data: Type.Object({ rates: Type.Integer(), removed: Type.Integer(), states: Type.Array(Type.String()) }),
});
