import type { Key } from "../i18n/languages.ts";

type SettingsPage = { key: Key; path: string; permission: string | null; text: Key };

/** The pages below Settings by what they are about, with the permission needed to see each and what it is for. */
export const settingsGroups: readonly { title: Key; pages: readonly SettingsPage[] }[] = [
  {
    title: "partsShop",
    pages: [
      { key: "setShop", path: "/settings/shop", permission: "settings:read", text: "partShop" },
      { key: "setEmail", path: "/settings/email", permission: "settings:read", text: "partEmail" },
      { key: "ownFields", path: "/settings/fields", permission: "settings:read", text: "partFields" },
    ],
  },
  {
    title: "partsSelling",
    pages: [
      { key: "setMarkets", path: "/settings/markets", permission: "settings:read", text: "partMarkets" },
      { key: "setTaxes", path: "/settings/taxes", permission: "settings:read", text: "partTaxes" },
      { key: "setDelivery", path: "/settings/delivery", permission: "shipping:read", text: "partDelivery" },
      { key: "setPayment", path: "/settings/payment", permission: "settings:read", text: "partPayment" },
    ],
  },
  {
    title: "partsPeople",
    pages: [
      { key: "myAccount", path: "/settings/account", permission: null, text: "partAccount" },
      { key: "members", path: "/settings/members", permission: "staff:read", text: "partMembers" },
      { key: "roles", path: "/settings/roles", permission: "staff:read", text: "partRoles" },
    ],
  },
  {
    title: "partsMachines",
    pages: [
      { key: "apiKeys", path: "/settings/keys", permission: "staff:read", text: "partKeys" },
      { key: "webhooks", path: "/settings/webhooks", permission: "webhooks:read", text: "partWebhooks" },
      { key: "jobsPage", path: "/settings/jobs", permission: "jobs:read", text: "partJobs" },
      { key: "system", path: "/settings/system", permission: "settings:read", text: "partSystem" },
    ],
  },
];

export const settingsPages: readonly SettingsPage[] = settingsGroups.flatMap(({ pages }) => pages);
