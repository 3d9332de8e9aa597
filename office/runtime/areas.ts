import type { Key } from "../i18n/languages.ts";

type Area = { key: Key; path: string; permission: string | null };

/** The areas of the navigation, with the permission needed to see each. */
export const areas = [
  { key: "home", path: "/", permission: null },
  { key: "orders", path: "/orders", permission: "orders:read" },
  { key: "dispatchDesk", path: "/dispatch", permission: "orders:write" },
  { key: "returns", path: "/returns", permission: "orders:read" },
  { key: "products", path: "/products", permission: "catalogue:read" },
  { key: "stock", path: "/stock", permission: "stock:read" },
  { key: "categories", path: "/categories", permission: "catalogue:read" },
  { key: "pictures", path: "/pictures", permission: "media:read" },
  { key: "customers", path: "/customers", permission: "customers:read" },
  { key: "proAccounts", path: "/pro", permission: "pro:read" },
  { key: "promotions", path: "/promotions", permission: "promotions:read" },
  { key: "giftCards", path: "/gift-cards", permission: "gift-cards:read" },
  { key: "reviews", path: "/reviews", permission: "reviews:read" },
  { key: "stores", path: "/stores", permission: "stores:read" },
  { key: "import", path: "/import", permission: "imports:write" },
  { key: "audit", path: "/audit", permission: "audit:read" },
  { key: "settings", path: "/settings", permission: null },
] as const satisfies readonly Area[];

export type AreaKey = (typeof areas)[number]["key"];
