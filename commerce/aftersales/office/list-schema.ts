import { type Static, Type } from "typebox";
import { allStatuses } from "#commerce/sales/orders/states.ts";
import { MaybeCounted, paging, search } from "#commerce/shared/lists/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { Counting, DisplayNames, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { paymentStates } from "./schema.ts";

/** The office's list of orders. Amounts are decimal, in the order's currency. */

const text = Type.String();
const whole = Type.Integer();
const Day = Type.String({ format: "date", description: "2026-11-25" });

/** What an order waits for, or why it needs attention. */
export const orderNeeds = ["pack", "late", "hold", "return", "withdrawal", "invoice"] as const;
export type OrderNeed = (typeof orderNeeds)[number];
export const orderBuyers = ["guest", "customer", "pro"] as const;

/** An order to pack is late this many days after it was paid for. */
export const lateAfterDays = 2;

export const orderFilters = {
  /**
   * A part of the number, the email address, a name, a company or a phone number, the beginning of a SKU, a part of a
   * tracking number, or the last four digits of a card.
   */
  q: Type.Optional(search),
  /** The name of a status ("awaiting_fulfillment"), or its number or name in V2. */
  status: Type.Optional(Type.String({ maxLength: 40 })),
  payment: Type.Optional(literals(paymentStates)),
  market: Type.Optional(literals(priceRegions)),
  needs: Type.Optional(literals(orderNeeds)),
  tag: Type.Optional(Type.String({ maxLength: 40 })),
  /** The code of a delivery method. */
  method: Type.Optional(Type.String({ maxLength: 100 })),
  buyer: Type.Optional(literals(orderBuyers)),
  /** The first and last day on which orders were placed, in UTC. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Placed within this many days, including today. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
};
export const OrderFilter = Type.Object(orderFilters, { additionalProperties: false });
export type OrderFilter = Static<typeof OrderFilter>;

export const orderSorts = ["newest", "oldest", "placed", "-placed", "-total", "total"] as const;
export const OrderQuery = Type.Object({
  ...orderFilters,
  sort: Type.Unsafe<(typeof orderSorts)[number]>(
    Type.Union(
      orderSorts.map((one) => Type.Literal(one)),
      { default: "newest" },
    ),
  ),
  ...paging,
  count: Counting,
});
export type OrderQuery = Static<typeof OrderQuery>;

export const OrderRow = Type.Object({
  id: whole,
  version: whole,
  status: literals(allStatuses),
  paymentState: literals(paymentStates),
  /** Why the order is on hold; null when it is not. */
  hold: orNull(text),
  tags: Type.Array(text),
  market: text,
  /** The country of delivery, as ISO 3166-1 alpha-2. */
  country: text,
  name: text,
  email: text,
  buyer: literals(orderBuyers),
  pieces: whole,
  total: Type.Number(),
  currency: text,
  method: text,
  methodNames: orNull(DisplayNames),
  hasReturn: Type.Boolean(),
  /** The buyer wrote a message to the shop. */
  hasMessage: Type.Boolean(),
  placedAt: text,
});
export type OrderRow = Static<typeof OrderRow>;
export const OrderPage = Type.Object({ data: Type.Array(OrderRow), meta: MaybeCounted });

/** The options of the filters. */
export const OrderFacets = Type.Object({
  tags: Type.Array(text),
  methods: Type.Array(Type.Object({ code: text, name: text, displayNames: DisplayNames })),
});

/** The numbers of the orders that match, oldest first, up to `most`; `isAll` is false when there are more. */
export const OrderNumbers = Type.Object({
  data: Type.Array(Type.Integer()),
  meta: Type.Object({ most: Type.Integer(), isAll: Type.Boolean() }),
});
export type OrderNumbers = Static<typeof OrderNumbers>;
