/** What a key may do. Reading and writing are apart: a key that may write orders cannot list customers. */
export const scopes = [
  "audit:read",
  "catalogue:write",
  "content:write",
  "customers:read",
  "customers:write",
  "gift-cards:write",
  "jobs:read",
  "media:write",
  "orders:read",
  "orders:write",
  "pro:review",
  "promotions:write",
  "reviews:moderate",
  "search:write",
  "shipping:write",
  "stores:write",
  "webhooks:write",
] as const;
export type Scope = (typeof scopes)[number];

/** Who works with a key: a person's or a program's. */
export type Staff = { id: number; name: string; scopes: Scope[] };

/** A key as the list of keys shows it; the key itself is shown once, when it is made. */
export type StaffKey = Staff & { createdAt: Date; usedAt: Date | null; revokedAt: Date | null };
