import { expect, test } from "vitest";
import { shown } from "#tests/support/shown.tsx";
import type { CardData } from "./card-data.ts";
import { inList, pictureOf, secondPictureOf } from "./card-data.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ProductSlider } from "./product-slider.tsx";

const colours = ["Glacier", "ink", "pine", "plum", "moss", "sky", "rose", "fog"];

const list = { name: "c/boards", title: "Boards" };

const cardWith = (count: number, more: Partial<CardData> = {}): CardData => ({
  id: 1001,
  uid: "kestrel",
  kind: "snowboard",
  name: "Kestrel",
  currency: "USD",
  price: 54900,
  inStock: true,
  isNew: false,
  isRedesigned: false,
  isBestSeller: false,
  isComingSoon: false,
  image: "kestrel-Glacier-topsheet",
  secondImage: "kestrel-Glacier-base",
  swatches: colours.slice(0, count).map((code) => ({
    code,
    label: code,
    hexColours: ["#123456"],
    image: `kestrel-${code}-topsheet`,
  })),
  ...more,
});

test.each([
  [4, null, null],
  [5, "+1", null],
  [6, "+2", null],
  [8, "+4", "+2"],
])("4 %i swatches show %s on mobile and %s on desktop", async (count, mobile, desktop) => {
  const html = await shown(<ProductCard list="new" card={cardWith(count)} />);
  expect(/swatches-more-mobile">(\+\d)/.exec(html)?.[1] ?? null).toBe(mobile);
  expect(/swatches-more-desktop">(\+\d)/.exec(html)?.[1] ?? null).toBe(desktop);
});

test("4 swatches are a radio group, the first colour chosen", async () => {
  const html = await shown(<ProductCard list="new" card={cardWith(3)} />);
  expect(html).toContain('role="radiogroup"');
  expect(html.match(/data-swatch=/g)).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*data-swatch="Glacier"[^>]*checked=""/);
});

test("2.5 product links carry the selected colour in lower case", async () => {
  expect(await shown(<ProductCard list="new" card={cardWith(2)} />)).toContain('href="/en-us/p/kestrel?color=glacier"');
  expect(await shown(<ProductCard list="new" card={cardWith(2, { colour: "ink" })} />)).toContain(
    "/p/kestrel?color=ink",
  );
  expect(await shown(<ProductCard list="new" card={cardWith(0)} />, "de", "de")).toContain('href="/de-de/p/kestrel"');
});

test("4 the picture and its second view follow the colour", () => {
  const card = cardWith(2);
  expect([pictureOf(card, "ink"), secondPictureOf(card, "ink")]).toEqual(["kestrel-ink-topsheet", "kestrel-ink-base"]);
  expect(secondPictureOf({ ...card, secondImage: undefined }, "ink")).toBeUndefined();
});

test("4 a reduced product wears the sale tag, but not among add-ons, and not where nothing is sold", async () => {
  const card = cardWith(1, { retailPrice: 64900, isNew: true });
  expect(await shown(<ProductCard list="new" card={card} />)).toContain('alt="Sale"');
  expect(await shown(<ProductCard list="new" card={card} isAddOn />)).toContain('alt="New"');
  const elsewhere = await shown(<ProductCard list="new" card={card} />, "jp", "ja");
  expect(elsewhere).toContain('alt="新作"');
  expect(elsewhere).not.toContain("549");
});

test("4 in a list of reduced products the badge says what is saved, and the price does not repeat it", async () => {
  const [card] = inList([cardWith(1, { price: 40_000, retailPrice: 50_000, lowestPrice: 45_000 })], { isSale: true });
  const html = await shown(<ProductCard list="sale" card={card as CardData} />, "us", "en");
  expect(html).not.toContain('alt="Sale"');
  expect(html.match(/−20%/g)).toHaveLength(1);
  expect(html).toMatch(/class="tag-text card-badge"><span>−20%/);
  const inUnion = await shown(<ProductCard list="sale" card={card as CardData} />, "de", "de");
  expect(inUnion.match(/−11.%/g)).toHaveLength(1);
  expect(inUnion).toContain("30-Tage-Tiefpreis");
});

test("4 what is sold out says so where badges stand, and is neither new nor an offer", async () => {
  const card = cardWith(1, { inStock: false, isNew: true, retailPrice: 64900 });
  const html = await shown(<ProductCard list="new" card={card} />);
  expect(html).toMatch(/class="tag-text tag-quiet card-badge"><span>Sold out</);
  expect(html).not.toMatch(/alt="(New|Sale)"|<s /);
});

test("4 in the order of popularity nothing is called a best seller", async () => {
  const cards = [cardWith(1, { isBestSeller: true })];
  expect(await shown(<ProductCard list="new" card={cards[0] as CardData} />)).toContain('alt="Best seller"');
  const [card] = inList(cards, { isByPopularity: true });
  expect(await shown(<ProductCard list="new" card={card as CardData} />)).not.toContain("Best seller");
});

test("4 redesigned is never shown together with new", async () => {
  const html = await shown(
    <ProductCard list="new" card={cardWith(1, { isNew: true, isRedesigned: true })} />,
    "fr",
    "fr",
  );
  expect(html).toContain('alt="Nouveau"');
  expect(html).not.toContain("Repensé");
});

test("2.7 a grid shows six placeholders with the text Loading, a slider four", async () => {
  const grid = await shown(<ProductGrid cards={undefined} list={list} />);
  const slider = await shown(<ProductSlider title="Goes with" name="related" cards={undefined} />);
  expect([grid.match(/>Loading</g)?.length, slider.match(/>Loading</g)?.length]).toEqual([6, 4]);
});

test("4 a grid shows published products only: with a title, an address and a commerce product", async () => {
  const cards = [cardWith(1), cardWith(1, { name: "" }), cardWith(1, { uid: "" }), cardWith(1, { id: 0 })];
  expect((await shown(<ProductGrid cards={cards} list={list} />)).match(/data-product=/g)).toHaveLength(1);
});
