import { useEffect } from "react";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { readStored, store } from "#storefront/runtime/storage.ts";

/**
 * Analytics events (specification 7.13), in a queue named dataLayer, with the names and shapes of GA4. They stay in the
 * page; a tag manager reads them where it is configured and allowed.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Amounts are decimals in the currency's unit: 499.95. */
export type Item = {
  item_name: string;
  /** The product's uid in content. */
  item_id: string;
  /** The product's id in commerce. */
  bc_item_id: number;
  quantity: number;
  price: number;
  /** The reduction per unit. */
  discount: number;
};

/** A product as in the shop's lists and lines. Amounts in minor units. */
export type AnalyticsItem = {
  uid: string;
  id: number;
  name: string;
  price: number;
  retailPrice?: number;
  quantity?: number;
};

/** A list on a page. `name` is the same in every language, `title` is as shown. */
export type List = { name: string; title: string };

export type ItemsEvent = { currency: string | undefined; items: readonly AnalyticsItem[]; list?: List | undefined };

export function tell(event: string, fields: object = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}

/** Prices are 0 when nothing is sold (no currency). */
export function itemOf(sold: AnalyticsItem, currency: string | undefined): Item {
  const { uid, id, name, price, retailPrice = price, quantity = 1 } = sold;
  const whole = (amount: number) => (currency ? Number(toDecimalText(amount, currency)) : 0);
  const discount = whole(Math.max(0, retailPrice - price));
  return { item_name: name, item_id: uid, bc_item_id: id, quantity, price: whole(price), discount };
}

/**
 * Sends an event about products. `value` is the total price of their units. The previous event's products are cleared
 * first.
 */
export function trackItems(event: string, { currency, items, list }: ItemsEvent, more: object = {}): void {
  const value = items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
  const money = currency ? { currency, value: Number(toDecimalText(value, currency)) } : {};
  window.dataLayer ??= [];
  window.dataLayer.push({ ecommerce: null });
  const place = list && { item_list_id: list.name, item_list_name: list.title };
  tell(event, { ecommerce: { ...money, ...place, items: items.map((item) => itemOf(item, currency)), ...more } });
}

/** Query parameters that give access to private pages. They are not sent. */
const secrets = ["key", "token"];

/** Reports a page view with the route's name and full path, and a search with its query. */
export function trackView(name: string, { pathname, search, hash }: Location): void {
  const query = new URLSearchParams(search);
  const isPrivate = secrets.some((secret) => query.has(secret));
  tell("content-view", { "content-name": pathname + (isPrivate ? "" : search) + hash, "content-view-name": name });
  const term = name === "search" && query.get("q")?.trim();
  if (term) tell("search", { search_term: term });
}

/** Sends an event about products once they are on the page, and again when the products or their list change. */
export function useItemsEvent(event: string, told: ItemsEvent): void {
  const key = told.items.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same products in the same list are the same event
  useEffect(() => {
    if (key) trackItems(event, told);
  }, [event, key, told.list?.name]);
}

/** Returns true the first time it is called with `name` in this browser. Where nothing can be stored, every time. */
export function isFirst(name: string, storage: "localStorage" | "sessionStorage" = "sessionStorage"): boolean {
  if (readStored(storage, name) !== null) return false;
  store(storage, name, 1);
  return true;
}
