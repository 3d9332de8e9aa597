import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/catalog/office/list-schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { largestId } from "#platform/ids.ts";

/** Accounts of professionals as staff see them: what may be spent, what was, and until when. Amounts are decimal. */

const text = Type.String();
const amount = Type.Number();

export const ProStanding = Type.Object({
  region: literals(priceRegions),
  currency: text,
  /** What counts in the running programme year: the code's own limit, else the programme's. */
  limit: amount,
  isUsualLimit: Type.Boolean(),
  /** At pro prices since `since`, without what was paid back. */
  spent: amount,
  left: amount,
  since: text,
  /** The last day that counts; null: none. */
  expiresOn: orNull(text),
  isExpired: Type.Boolean(),
  isEmployee: Type.Boolean(),
});
export type ProStanding = Static<typeof ProStanding>;

export const proAccountStates = ["ending", "ended", "running"] as const;
const filters = {
  /** The beginning of the e-mail address, the first name, the last name, or both names. */
  q: Type.Optional(search),
  /** ending: within 30 days; running: all whose code is good, those that end soon too. */
  state: Type.Optional(literals(proAccountStates)),
};
export const ProAccountFilter = Type.Object(filters, closed);
export const proAccountSorts = ["name", "-name", "until", "-until"] as const;
export const ProAccountQuery = Type.Object({
  ...filters,
  /** Without it those that end first, and of those that have ended the latest. */
  sort: Type.Optional(literals(proAccountSorts)),
  ...paging,
});
export type ProAccountQuery = Static<typeof ProAccountQuery>;

export const ProAccountRow = Type.Object({
  ...ProStanding.properties,
  id: Type.Integer(),
  /** Of the customer, of whom the code is a part. */
  version: Type.Integer(),
  name: text,
  email: text,
});
export type ProAccountRow = Static<typeof ProAccountRow>;
export const ProAccountPage = Type.Object({ data: Type.Array(ProAccountRow), meta: ListMeta });

const lastDay = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" });
/** In whole units of the region's currency; null: the programme's own. */
const spendLimit = orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
const answer = Type.String({ maxLength: 500, pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f]*$" });
const version = Type.Integer({ minimum: 1, maximum: largestId });
const telling = {
  /** Whether an e-mail tells them. */
  tell: Type.Optional(Type.Boolean({ default: false })),
  /** What staff add to it. */
  answer: Type.Optional(answer),
};

export const ProAccountChange = Type.Object(
  {
    version: Type.Optional(version),
    expires_on: Type.Optional(lastDay),
    spend_limit: Type.Optional(spendLimit),
    ...telling,
  },
  closed,
);
export type ProAccountChange = Static<typeof ProAccountChange>;

export const ProAccountEnd = Type.Object({ version: Type.Optional(version), ...telling }, closed);
export type ProAccountEnd = Static<typeof ProAccountEnd>;

export const mostRenewals = 1000;
export const ProRenewals = Type.Object(
  {
    /** Either these accounts, or all that a filter leaves. */
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostRenewals })),
    filter: Type.Optional(ProAccountFilter),
    /** How many the filter had left when somebody decided: with another number nothing is done. */
    expected: Type.Optional(Type.Integer({ minimum: 0, maximum: largestId })),
    /** The new last day of all; absent: a year on from each one's own, or from today where that is over. */
    expires_on: Type.Optional(lastDay),
    /** Absent: each keeps their own. */
    spend_limit: Type.Optional(spendLimit),
    ...telling,
  },
  closed,
);
export type ProRenewals = Static<typeof ProRenewals>;

export const ProEmailQuery = Type.Object({
  kind: literals(["renewed", "limit", "ended"] as const),
  expires_on: Type.Optional(lastDay),
  /** Empty: the programme's own. Absent: what the account has. */
  spend_limit: Type.Optional(Type.String({ pattern: "^\\d{0,7}$" })),
  answer: Type.Optional(answer),
});
export const ProEmail = Type.Object({ to: text, subject: text, text });

/** What their e-mails say; the queue of the job that writes them. */
export type ProAccountEmailKind = "renewed" | "limit" | "ended";
export type ProAccountEmailJob = { kind: ProAccountEmailKind; customerId: number; answer: string };
export const proAccountQueue = "pro-account-letter";
