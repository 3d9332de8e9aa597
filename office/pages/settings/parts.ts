import type { Key } from "../../i18n/languages.ts";

/** The pages below Settings, with the permission needed to see each. */
export const settingsPages: readonly { key: Key; path: string; permission: string | null }[] = [
  { key: "setShop", path: "/settings/shop", permission: "settings:read" },
  { key: "setMarkets", path: "/settings/markets", permission: "settings:read" },
  { key: "setTaxes", path: "/settings/taxes", permission: "settings:read" },
  { key: "setDelivery", path: "/settings/delivery", permission: "shipping:read" },
  { key: "setPayment", path: "/settings/payment", permission: "settings:read" },
  { key: "setEmail", path: "/settings/email", permission: "settings:read" },
  { key: "myAccount", path: "/settings/account", permission: null },
  { key: "members", path: "/settings/members", permission: "staff:read" },
  { key: "roles", path: "/settings/roles", permission: "staff:read" },
  { key: "apiKeys", path: "/settings/keys", permission: "staff:read" },
  { key: "ownFields", path: "/settings/fields", permission: "settings:read" },
  { key: "webhooks", path: "/settings/webhooks", permission: "webhooks:read" },
  { key: "jobsPage", path: "/settings/jobs", permission: "jobs:read" },
  { key: "system", path: "/settings/system", permission: "settings:read" },
];
