import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/shared/lists/schema.ts";
import { literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { largestId } from "#platform/ids.ts";

/** The office's list of customers. Amounts are decimal, in the currency of the payment. */

const text = Type.String();
const whole = Type.Integer();

export const customerSorts = ["newest", "oldest", "name", "-name", "email", "-email"] as const;
export const CustomerFilter = Type.Object({
  /** The beginning of the e-mail address, the first name, the last name, or both names. */
  q: Type.Optional(search),
  tag: Type.Optional(search),
  /** The id of a customer group. */
  group: Type.Optional(Type.Integer({ minimum: 1, maximum: largestId })),
  /** Filters by own fields with choices: "size:m", or several, "size:m,club:yes". */
  own: Type.Optional(Type.String({ maxLength: 400, pattern: "^[a-z][a-z0-9_]*:[a-z0-9-]+(,[a-z0-9_]+:[a-z0-9-]+)*$" })),
});
export type CustomerFilter = Static<typeof CustomerFilter>;
export const CustomerQuery = Type.Object({
  ...CustomerFilter.properties,
  sort: Type.Unsafe<(typeof customerSorts)[number]>(
    Type.Union(
      customerSorts.map((one) => Type.Literal(one)),
      { default: "newest" },
    ),
  ),
  ...paging,
});
export type CustomerQuery = Static<typeof CustomerQuery>;

export const CustomerRow = Type.Object({
  id: whole,
  version: whole,
  name: text,
  email: text,
  /** The country of the default address for parcels, else of any address; null when none is known. */
  country: orNull(text),
  groups: Type.Array(Type.Object({ id: whole, name: text })),
  tags: Type.Array(text),
  /**
   * The number and total of orders that were confirmed and neither cancelled nor refunded, in the markets that the
   * caller may see.
   */
  orders: whole,
  spent: Type.Array(Type.Object({ currency: text, amount: Type.Number() })),
  since: text,
});
export type CustomerRow = Static<typeof CustomerRow>;
export const CustomerPage = Type.Object({ data: Type.Array(CustomerRow), meta: ListMeta });

export const CustomerDetail = Type.Object({
  ...CustomerRow.properties,
  firstName: text,
  lastName: text,
  groupId: orNull(whole),
  /** The API returns these to the customer too. They may contain a pro code. */
  notes: text,
  /** A note among staff. */
  staffNote: text,
  language: orNull(text),
  /** When the address was confirmed with the link sent to it. */
  emailVerifiedAt: orNull(text),
  /** The mailing lists that the address has ever been on. Nothing is sent without `confirmedAt`, or with `leftAt`. */
  letters: Type.Array(
    Type.Object({
      list: text,
      askedAt: text,
      confirmedAt: orNull(text),
      leftAt: orNull(text),
      /** Each signup, confirmation and unsubscription, earliest first. */
      history: Type.Array(Type.Object({ what: literals(["asked", "confirmed", "left"] as const), at: text })),
    }),
  ),
});
export type CustomerDetail = Static<typeof CustomerDetail>;

/** The available filters of the list. */
export const CustomerFacets = Type.Object({
  tags: Type.Array(text),
  groups: Type.Array(Type.Object({ id: whole, name: text, region: orNull(text) })),
  /** Customers' own fields with a fixed set of values. A yes/no field has no choices; its values are "yes" and "no". */
  own: Type.Array(
    Type.Object({
      key: text,
      labels: Type.Record(text, text),
      choices: Type.Array(Type.Object({ code: text, labels: Type.Record(text, text) })),
    }),
  ),
});
export type CustomerFacets = Static<typeof CustomerFacets>;
