import { type Static, Type } from "typebox";
import { Counting, Id, literals, Moment, orNull } from "#commerce/shared/rest/shapes.ts";

const text = Type.String();
const Values = orNull(Type.Record(text, Type.Unknown()));

/** An entry of the log: a change, a sign-in or an export. Values are those of the database columns. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: text,
  actor: Type.Object({
    kind: literals(["member", "key", "job", "program", "customer"]),
    id: orNull(Type.Integer()),
    name: text,
  }),
  /** The IP address of the request. */
  address: orNull(text),
  action: text,
  /** `type` is the record's type ("price"), `recordId` the key of the row ("us/50001"). */
  type: text,
  recordId: text,
  /** The aggregate that the record belongs to: "product" 1012. */
  aggregate: Type.Object({ type: text, id: text }),
  /** The aggregate's version after the change. */
  version: orNull(Type.Integer()),
  label: text,
  /** What the record is a part of, and what else its key names: of a price its product and the SKU. */
  about: Type.Array(text),
  /** Names of the records whose ids are in the values, by field and id. */
  names: Type.Record(text, Type.Record(text, text)),
  /**
   * For records of an order, a gift card or a delivery zone: the currency of their amounts, which are in minor units.
   * For pro applications: the currency of their limit, which is in whole units.
   */
  currency: orNull(text),
  before: Values,
  after: Values,
  jobId: orNull(Type.Integer()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const filters = {
  type: Type.Optional(Type.String({ maxLength: 60, description: "Of the record, or of what it is a part of." })),
  id: Type.Optional(Type.String({ maxLength: 200, description: "Of the record, or of what it is a part of." })),
  actor: Type.Optional(
    Type.String({
      pattern: "^(member|key|job|program|customer)(:[1-9]\\d{0,8})?$",
      description: 'A kind, or one of it: "key", "member:7".',
    }),
  ),
  action: Type.Optional(Type.String({ maxLength: 40 })),
  job: Type.Optional(Id),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
};
export const AuditFilter = Type.Object(filters);
export type AuditFilter = Static<typeof AuditFilter>;

export const AuditQuery = Type.Object({
  ...filters,
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
  count: Counting,
});

export const AuditPage = Type.Object({
  data: Type.Array(AuditEntry),
  meta: Type.Object({
    pagination: Type.Object({
      total: Type.Optional(Type.Integer()),
      /** Whether `total` is exact. Entries are counted up to 10,000. */
      isExact: Type.Optional(Type.Boolean()),
      page: Type.Integer(),
      limit: Type.Integer(),
    }),
  }),
});
