import { beforeEach, expect, test, vi } from "vitest";
import { isFirst, itemOf, trackItems, trackView } from "./data-layer.ts";

const kestrel = { uid: "kestrel", id: 1001, name: "Kestrel", price: 47_995, retailPrice: 59_995 };
const told: { dataLayer?: unknown[]; sessionStorage?: Pick<Storage, "getItem" | "setItem"> } = {};

beforeEach(() => {
  told.dataLayer = undefined;
  vi.stubGlobal("window", told);
  return () => vi.unstubAllGlobals();
});

test("7.13 items carry item_name, item_id, bc_item_id, quantity, price and discount", () => {
  expect(itemOf({ ...kestrel, quantity: 2 }, "USD")).toEqual({
    item_name: "Kestrel",
    item_id: "kestrel",
    bc_item_id: 1001,
    quantity: 2,
    price: 479.95,
    discount: 120,
  });
  expect(itemOf({ ...kestrel, price: 64_900, retailPrice: undefined }, "JPY")).toMatchObject({
    price: 64_900,
    discount: 0,
  });
  expect(itemOf(kestrel, undefined)).toMatchObject({ price: 0, discount: 0 });
});

test("7.13 products are pushed to dataLayer with their sum, after the last ones are cleared away", () => {
  trackItems("add_to_cart", { currency: "USD", items: [{ ...kestrel, quantity: 2 }] });
  expect(told.dataLayer).toEqual([
    { ecommerce: null },
    {
      event: "add_to_cart",
      ecommerce: { currency: "USD", value: 959.9, items: [expect.objectContaining({ item_id: "kestrel" })] },
    },
  ]);
});

test("7.13 a list is told with its id and its name", () => {
  trackItems("select_item", { currency: "USD", items: [kestrel], list: { name: "related", title: "Goes with" } });
  expect(told.dataLayer?.at(-1)).toMatchObject({
    event: "select_item",
    ecommerce: { item_list_id: "related", item_list_name: "Goes with", items: [{ item_id: "kestrel" }] },
  });
});

const at = (address: string) => new URL(address, "https://firn.example") as unknown as Location;

test("7.13 content-view is told with the route's name and full path", () => {
  trackView("product", at("/de-at/p/kestrel?color=glacier#sizes"));
  expect(told.dataLayer).toEqual([
    {
      event: "content-view",
      "content-name": "/de-at/p/kestrel?color=glacier#sizes",
      "content-view-name": "product",
    },
  ]);
});

test("7.13 what was searched for is told; keys of private pages are not", () => {
  trackView("search", at("/en-us/search?q=%20park%20"));
  expect(told.dataLayer).toContainEqual({ event: "search", search_term: "park" });
  trackView("checkout-done", at("/en-us/checkout/done/100001?key=secret"));
  expect(told.dataLayer?.at(-1)).toMatchObject({ "content-name": "/en-us/checkout/done/100001" });
  expect(JSON.stringify(told.dataLayer)).not.toContain("secret");
});

test("7.13 what is told once is remembered; without storage it is told", () => {
  const kept = new Map<string, string>();
  told.sessionStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
  };
  expect([isFirst("purchase 1"), isFirst("purchase 1"), isFirst("purchase 2")]).toEqual([true, false, true]);
  told.sessionStorage = undefined;
  expect(isFirst("purchase 1")).toBe(true);
});
