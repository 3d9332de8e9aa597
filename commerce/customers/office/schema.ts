import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/catalog/office/list-schema.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { largestId } from "#platform/ids.ts";

/** The office's list of customers. Amounts are decimal, in the currency that they were paid in. */

const text = Type.String();
const whole = Type.Integer();

export const customerSorts = ["newest", "oldest", "name", "-name", "email", "-email"] as const;
export const CustomerFilter = Type.Object({
  /** The beginning of the e-mail address, the first name, the last name, or both names. */
  q: Type.Optional(search),
  tag: Type.Optional(search),
  /** A customer group. */
  group: Type.Optional(Type.Integer({ minimum: 1, maximum: largestId })),
  /** What own fields with choices say: "size:m", or several, "size:m,club:yes". */
  own: Type.Optional(Type.String({ maxLength: 400, pattern: "^[a-z][a-z0-9_]*:[a-z0-9-]+(,[a-z0-9_]+:[a-z0-9-]+)*$" })),
});
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
  /** Of the address that parcels go to, else of any; null: none is known. */
  country: orNull(text),
  groups: Type.Array(Type.Object({ id: whole, name: text })),
  tags: Type.Array(text),
  /** Orders that stand, in the markets of whoever asks, and what they came to. */
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
  /** What the API answers to the customer too; a professional's code may stand here. */
  notes: text,
  /** What staff note for one another. */
  staffNote: text,
  language: orNull(text),
  /** When the owner of the address followed the link that was sent there. */
  emailVerifiedAt: orNull(text),
  /** The lists of letters that the address was ever on. Without `confirmedAt`, or with `leftAt`, nothing is sent. */
  letters: Type.Array(
    Type.Object({
      list: text,
      askedAt: text,
      confirmedAt: orNull(text),
      leftAt: orNull(text),
      /** Each time that they asked for them, confirmed it and left, the earliest first. */
      history: Type.Array(Type.Object({ what: literals(["asked", "confirmed", "left"] as const), at: text })),
    }),
  ),
});
export type CustomerDetail = Static<typeof CustomerDetail>;

/** What the list can be narrowed by. */
export const CustomerFacets = Type.Object({
  tags: Type.Array(text),
  groups: Type.Array(Type.Object({ id: whole, name: text, region: orNull(text) })),
  /** Own fields of customers that one of a few things is said by; yes/no has no choices, and says "yes" and "no". */
  own: Type.Array(
    Type.Object({
      key: text,
      labels: Type.Record(text, text),
      choices: Type.Array(Type.Object({ code: text, labels: Type.Record(text, text) })),
    }),
  ),
});
export type CustomerFacets = Static<typeof CustomerFacets>;
