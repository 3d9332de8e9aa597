import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/shared/lists/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { These } from "#commerce/staff/jobs/bulk.ts";
import { largestId } from "#platform/ids.ts";

/** Pro accounts as staff see them: the spending limit, the amount spent, and the last day. Amounts are decimal. */

const text = Type.String();
const amount = Type.Number();

export const ProStanding = Type.Object({
  region: literals(priceRegions),
  currency: text,
  /** The limit for the running programme year: the code's own, else the programme's. */
  limit: amount,
  isUsualLimit: Type.Boolean(),
  /** The amount spent at pro prices since `since`, less refunds. */
  spent: amount,
  left: amount,
  since: text,
  /** The last valid day; null when there is none. */
  expiresOn: orNull(text),
  isExpired: Type.Boolean(),
  isEmployee: Type.Boolean(),
});
export type ProStanding = Static<typeof ProStanding>;

export const proAccountStates = ["ending", "ended", "running"] as const;
const filters = {
  /** The beginning of the e-mail address, the first name, the last name, or both names. */
  q: Type.Optional(search),
  /** "ending": within 30 days. "running": all valid codes, including those that end soon. */
  state: Type.Optional(literals(proAccountStates)),
};
export const ProAccountFilter = Type.Object(filters, closed);
export const proAccountSorts = ["name", "-name", "until", "-until"] as const;
export const ProAccountQuery = Type.Object({
  ...filters,
  /** When absent, those that end first come first; among those that have ended, the latest comes first. */
  sort: Type.Optional(literals(proAccountSorts)),
  ...paging,
});
export type ProAccountQuery = Static<typeof ProAccountQuery>;

export const ProAccountRow = Type.Object({
  ...ProStanding.properties,
  id: Type.Integer(),
  /** The version of the customer, who holds the code. */
  version: Type.Integer(),
  name: text,
  email: text,
});
export type ProAccountRow = Static<typeof ProAccountRow>;
export const ProAccountPage = Type.Object({ data: Type.Array(ProAccountRow), meta: ListMeta });

const lastDay = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" });
/** In whole units of the region's currency; null means the programme's default. */
const spendLimit = orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
const answer = Type.String({ maxLength: 500, pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f]*$" });
const version = Type.Integer({ minimum: 1, maximum: largestId });
const telling = {
  /** Whether to notify the customer by e-mail. */
  tell: Type.Optional(Type.Boolean({ default: false })),
  /** A text by staff, added to the e-mail. */
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
    /** Either these accounts, or all that match a filter. */
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostRenewals })),
    filter: Type.Optional(ProAccountFilter),
    these: Type.Optional(These),
    /**
     * The new last day of all accounts. When absent, each is extended by a year from its own last day, or from today
     * when that is over.
     */
    expires_on: Type.Optional(lastDay),
    /** When absent, each account keeps its limit. */
    spend_limit: Type.Optional(spendLimit),
    ...telling,
  },
  closed,
);
/** What a renewal by filter would be for. */
export const ProRenewalsSeen = Type.Object({ total: Type.Integer(), these: Type.String() });
export type ProRenewals = Static<typeof ProRenewals>;

export const ProEmailQuery = Type.Object({
  kind: literals(["renewed", "limit", "ended"] as const),
  expires_on: Type.Optional(lastDay),
  /** Empty means the programme's default. When absent, the account keeps its limit. */
  spend_limit: Type.Optional(Type.String({ pattern: "^\\d{0,7}$" })),
  answer: Type.Optional(answer),
});
export const ProEmail = Type.Object({ to: text, subject: text, text });

/** The kinds of emails, and the queue of the job that writes them. */
export type ProAccountEmailKind = "renewed" | "limit" | "ended";
export type ProAccountEmailJob = { kind: ProAccountEmailKind; customerId: number; answer: string };
export const proAccountQueue = "pro-account-letter";
