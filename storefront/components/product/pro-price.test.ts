import { expect, it } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import en from "#storefront/i18n/pro-prices/en.ts";
import { load } from "#storefront/pages/product/data.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { cardsInLanguage } from "./card-texts.ts";
import { proPrice } from "./pro-price.ts";

const test = useDatabase();
const words = { words: en, locale: { intl: "en-US" } };

it.each([
  [
    "the shop's price and what is saved, never rounded up",
    32_500,
    49_900,
    { retailPrice: 49_900, unitPrice: "Pro: 34% less" },
  ],
  ["nothing where it is no less", 49_900, 49_900, {}],
  ["nothing where the shop does not sell it", 32_500, undefined, {}],
])("beside a professional's price stands %s", (_what, price, shop, beside) => {
  expect(proPrice(price, shop, words)).toEqual(beside);
});

it("and the price of a kilogram, where the law asks for it", () => {
  expect(proPrice(500, 1000, { ...words, also: "€5.00/kg" }).unitPrice).toBe("Pro: 50% less · €5.00/kg");
  expect(proPrice(500, undefined, { ...words, also: "€5.00/kg" })).toEqual({ unitPrice: "€5.00/kg" });
});

it("cards and product pages of professionals show the shop's price and the saving, and no sale tag; shoppers see their own alone", async () => {
  const { productId } = await plantProduct(test.db, { stock: [5], prices: { us: 50_000, pro: 32_500 } });
  await test.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  const { uid } = await test.db
    .selectFrom("products")
    .select("uid")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  const cardIn = async (region: "us" | "pro") => {
    const context = { ...(await cartVisit(test.db)), region };
    const [card] = await cardsInLanguage(context, await cardsByIds(test.db, region, [productId]));
    const answer = await load({ ...context, params: { uid } });
    const variant = answer.kind === "page" ? answer.props.product.variants[0] : undefined;
    return { card, variant };
  };
  const pro = await cardIn("pro");
  const beside = { price: 32_500, retailPrice: 50_000, unitPrice: "Pro: 35% less" };
  expect(pro.card).toMatchObject({ ...beside, isPro: true });
  expect(pro.variant).toMatchObject(beside);
  const shopper = await cardIn("us");
  expect(shopper.card).not.toHaveProperty("isPro");
  expect([shopper.card?.price, shopper.card?.retailPrice, shopper.variant?.retailPrice]).toEqual([
    50_000,
    undefined,
    undefined,
  ]);
});
