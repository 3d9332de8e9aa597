import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/**
 * What staff may do, in halves of reading and writing by area. A write half includes its read half (rules.ts), and no other
 * area: who may write orders cannot list customers. Roles are lists of these, and keys carry them too.
 */
export const permissions = [
  "catalogue:read",
  "catalogue:write",
  "stock:read",
  "stock:write",
  "imports:write",
  "content:read",
  "content:write",
  "media:read",
  "media:write",
  "orders:read",
  "orders:write",
  "refunds:write",
  "customers:read",
  "customers:write",
  "pro:read",
  "pro:review",
  "promotions:read",
  "promotions:write",
  "gift-cards:read",
  "gift-cards:write",
  "reviews:read",
  "reviews:moderate",
  "search:read",
  "search:write",
  "shipping:read",
  "shipping:write",
  "stores:read",
  "stores:write",
  "webhooks:read",
  "webhooks:write",
  "settings:read",
  "settings:write",
  "staff:read",
  "staff:write",
  "audit:read",
  "jobs:read",
  "exports:write",
] as const;
export type Permission = (typeof permissions)[number];

/** Who works for the shop: a member who is signed in, or a program with a key. `markets`: where; null: everywhere. */
export type Staff = {
  kind: "key" | "member";
  id: number;
  name: string;
  permissions: Permission[];
  markets: PriceRegion[] | null;
};

/** A key as the list of keys shows it; the key itself is shown once, when it is made. `madeBy`: null, beside the shop. */
export type StaffKey = {
  id: number;
  name: string;
  permissions: Permission[];
  markets: PriceRegion[] | null;
  createdAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  madeBy: string | null;
};

/** A role: the permissions stand with it, for a built-in one in roles/built-in.ts. */
export type Role = {
  id: number;
  builtIn: string | null;
  name: string;
  permissions: Permission[];
  markets: PriceRegion[] | null;
};

/** A member of staff. Without a password they have been invited and not yet come. */
export type Member = {
  id: number;
  email: string;
  name: string;
  language: string;
  role: Role;
  /** Where they work within their role's markets; null: in all of these. */
  markets: PriceRegion[] | null;
  isActive: boolean;
  /** One-time codes, or a passkey. */
  hasSecondFactor: boolean;
  hasCodes: boolean;
};
