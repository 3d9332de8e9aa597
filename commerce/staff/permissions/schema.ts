import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/**
 * The permissions of staff, for reading and writing by area. A write permission includes the read permission of its
 * area (rules.ts), and no other: staff who may write orders cannot list customers. Roles and keys are lists of these.
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

/** A signed-in member, or a program with a key. `markets`: where they may work; null means everywhere. */
export type Staff = {
  kind: "key" | "member";
  id: number;
  name: string;
  permissions: Permission[];
  markets: PriceRegion[] | null;
};

/**
 * A key in the list of keys. The key itself is shown only once, when it is created. `madeBy` is null for keys created
 * on the command line.
 */
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

/** A role with its permissions; those of built-in roles are in built-in.ts. */
export type Role = {
  id: number;
  builtIn: string | null;
  name: string;
  permissions: Permission[];
  markets: PriceRegion[] | null;
};

/** A member of staff. Members without a password were invited and have not joined yet. */
export type Member = {
  id: number;
  email: string;
  name: string;
  language: string;
  role: Role;
  /** The markets within those of the role; null means all of the role's. */
  markets: PriceRegion[] | null;
  isActive: boolean;
  /** One-time codes, or a passkey. */
  hasSecondFactor: boolean;
  hasCodes: boolean;
};
