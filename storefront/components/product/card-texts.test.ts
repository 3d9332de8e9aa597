import { expect, it } from "vitest";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { type CardContext, cardsInLanguage } from "./card-texts.ts";

const test = useDatabase();

const card: ProductCard = {
  id: 1001,
  uid: "kestrel",
  kind: "snowboard",
  name: "Kestrel",
  currency: "USD",
  price: 40_000,
  priceTo: 45_000,
  retailPrice: 50_000,
  inStock: true,
  isNew: false,
  isRedesigned: false,
  isBestSeller: false,
  isComingSoon: false,
  image: "kestrel-ink-topsheet",
  swatches: [],
};
async function context(more: Partial<CardContext> = {}): Promise<CardContext> {
  return { ...(await cartVisit(test.db)), ...more };
}
const shown = async (more?: Partial<CardContext>, cards = [card]) =>
  (await cardsInLanguage(await context(more), cards))[0];

it("4 what was reduced for shoppers is no sale to professionals, in any list of cards", async () => {
  expect(await shown()).toMatchObject({ price: 40_000, retailPrice: 50_000 });
  for (const region of ["pro", "pro_ca", "pro_eu_region_1"] as const) {
    expect((await shown({ region }))?.retailPrice).toBeUndefined();
  }
});

it("6 cards show the prices of the customer's group, and the shop's as the former one", async () => {
  const discount = { rules: [{ type: "all", method: "percent", amount: 10 }], key: "1" } as const;
  const plain = { ...card, retailPrice: undefined } as ProductCard;
  expect(await shown({ discount }, [plain])).toMatchObject({ price: 36_000, priceTo: 40_500, retailPrice: 40_000 });
  expect(await shown({ discount })).toMatchObject({ price: 36_000, retailPrice: 50_000 });
  const ofPro = await shown({ discount, region: "pro" });
  expect(ofPro?.price).toBe(36_000);
  expect(ofPro?.retailPrice).toBeUndefined();
});

it("3.11 the new and redesigned flags from content are true when the value is True or Yes; else commerce has the word", async () => {
  const say = async (is_new: unknown, is_redesigned: unknown) => {
    const entry = { contentType: "product", uid: "kestrel", locale: "en-us", title: "Kestrel" };
    const data = { is_new, is_redesigned };
    await test.db.transaction().execute((trx) => upsertEntries(trx, [{ ...entry, data }]));
    const found = await shown({}, [{ ...card, isRedesigned: true }]);
    return [found?.isNew, found?.isRedesigned];
  };
  expect(await say({ value: "Yes" }, { value: "No" })).toEqual([true, false]);
  expect(await say({ value: "True" }, { value: "true" })).toEqual([true, true]);
  expect(await say({ value: "" }, undefined)).toEqual([false, true]);
  expect(await say("Yes", 7)).toEqual([false, true]);
});
