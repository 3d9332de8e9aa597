import { isPermission } from "./rules.ts";
import { type Permission, permissions } from "./schema.ts";

const all = [...permissions];
const reading = all.filter((one) => one.endsWith(":read"));

/**
 * The roles that every shop has, by their names in the table `staff_roles`. They are defined in code, so that they
 * include permissions of later versions at once.
 */
export const builtInRoles: Readonly<Record<string, Permission[]>> = {
  owner: all,
  manager: all.filter((one) => one !== "staff:write"),
  catalogue: [
    "catalogue:write",
    "stock:write",
    "imports:write",
    "media:write",
    "search:write",
    "content:read",
    "promotions:read",
    "jobs:read",
    "exports:write",
  ],
  "content-editor": ["content:write", "media:write", "stores:write", "catalogue:read", "search:read"],
  translator: ["content:write", "catalogue:read", "media:read"],
  support: [
    "orders:write",
    "refunds:write",
    "customers:write",
    "reviews:moderate",
    "catalogue:read",
    "stock:read",
    "gift-cards:read",
    "promotions:read",
    "pro:read",
    "shipping:read",
    "stores:read",
    "jobs:read",
  ],
  warehouse: ["orders:write", "stock:write", "catalogue:read", "shipping:read", "stores:read", "jobs:read"],
  marketing: [
    "promotions:write",
    "gift-cards:write",
    "reviews:moderate",
    "content:write",
    "media:write",
    "search:write",
    "stores:write",
    "catalogue:read",
    "customers:read",
    "exports:write",
  ],
  "read-only": reading,
};

/** The shop always keeps an active member with this role. */
export const ownerRole = "owner";

/** Permissions of built-in roles are defined in code. A built-in role that this version does not know has none. */
export const permissionsOf = (builtIn: string | null, stored: readonly string[]): Permission[] =>
  builtIn === null ? stored.filter(isPermission) : (builtInRoles[builtIn] ?? []);
