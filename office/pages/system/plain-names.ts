import type { Key } from "../../i18n/languages.ts";

/** Plain words for what the system calls by its own names. */

type Rule = readonly [names: RegExp, key: Key];

/** Parts of the shop by the names of their tables; the first that fits counts. */
const tableRules: readonly Rule[] = [
  [/^search_|_search(_due)?$|^listing|_summaries$|^product_(offers|places)$|^place_names$/, "sysOfSearch"],
  [/^content_|^translation_/, "sysOfContent"],
  [/^media_|_pictures$/, "pictures"],
  [/^(products?|variants|prices?|categories|option|stock|store_stock|own_fields)(_|$)/, "products"],
  [
    /^(orders?|carts?|checkout|platform_checkouts|payments?|refunds?|returns?|shipments?|tax|gift_cards?|promotions?|idempotency|test|invoice|kept|account_openings|code)(_|$)/,
    "orders",
  ],
  [
    /^(customers?|addresses|sessions|wishlists?|subscriptions?|letter|reviews?|reminder|pro|mentions|payment_accounts)(_|$)/,
    "customers",
  ],
  [/^(audit|changes|change_readers|webhooks?|import|staff)(_|$)/, "sysOfLog"],
];

/** What works behind the visitors' backs, by the name of its queue. */
const queueRules: readonly Rule[] = [
  [/^order-(confirmation|mail)$/, "sysMailOrders"],
  [
    /^(customer|news|cart|review|gift-card|pro|pro-account)-letter$|^review-requests$|^abandoned-carts$/,
    "sysMailPeople",
  ],
  [/^staff-(email|notice)|^withdrawal-notice$/, "sysMailStaff"],
  [/staff-jobs?$/, "sysStaffJobs"],
  [/^payment-event$|^unclear-payments$|^sweep-orders$/, "sysPayments"],
  [/^content-schedule$/, "sysPublications"],
  [/^deliver-events$/, "webhooks"],
];

const keyIn = (rules: readonly Rule[], name: string, other: Key): Key =>
  rules.find(([names]) => names.test(name))?.[1] ?? other;

export const tableKey = (name: string): Key => keyIn(tableRules, name, "sysOfRest");
export const queueKey = (name: string): Key => keyIn(queueRules, name, "sysUpkeep");

/** What each part of the shop takes in the database, the largest first. */
export function sizesByPart(tables: readonly { name: string; bytes: number }[]): [Key, number][] {
  const sizes = new Map<Key, number>();
  for (const { name, bytes } of tables) sizes.set(tableKey(name), (sizes.get(tableKey(name)) ?? 0) + bytes);
  return [...sizes].sort(([, one], [, other]) => other - one);
}
