import { sql } from "kysely";
import { expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { entryTag } from "#database/changes/tags.ts";
import { collectTags } from "#platform/cache/noted-tags.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { blocksBySection } from "./blocks.ts";
import { load } from "./data.ts";
import type { HomeView } from "./home-view.ts";
import Home from "./page.tsx";

const database = useDatabase();

async function show(data: object) {
  const entry = { contentType: "home", uid: "home", locale: "en-us", title: "Home", data };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const context = await privateContext(database.db);
  const { value: answer, tags } = await collectTags(() => load(context));
  return { tags, markup: await markupOf<HomeView>(context, Home, answer) };
}

test("2.7 a block of the home page stands where it says, or where the one before it does", () => {
  const blocks = [
    { kind: "a" },
    { kind: "b", after: "hero" },
    { c: { after: "tiles" } },
    { kind: "d" },
    7,
    { e: { after: "x" } },
  ];
  expect(blocksBySection(blocks)).toEqual([
    { place: "hero", blocks: [blocks[1]] },
    { place: "tiles", blocks: [blocks[2], blocks[3], 7, blocks[5]] },
    { place: "story", blocks: [blocks[0]] },
  ]);
  expect([blocksBySection(undefined), blocksBySection("x"), blocksBySection({})]).toEqual([[], [], []]);
});

test("2.7 editors put the blocks of any page on the home page, between its own parts", async () => {
  const link = { label: "Go", path: "/c/boots" };
  const { tags, markup } = await show({
    hero: { image: "scene-summit", tone: "dark", title: "Snow", text: "Now", link },
    pro: { title: "For pros", text: "", link },
    blocks: [
      { kind: "quote", text: "It was cold.", after: "hero" },
      {
        kind: "rich_text",
        html: { type: "doc", children: [{ type: "p", children: [{ text: "Deep" }] }] },
        after: "pro",
      },
      { kind: "nonsense" },
      { text: { paragraphs: ["Before the strip"], after: "story" } },
      { kind: "form", form: "newsletter" },
    ],
  });
  const order = ["Snow</h1>", "It was cold.", "Before the strip", "Letters from us", "For pros", "<p>Deep</p>"];
  const places = order.map((text) => markup.indexOf(text));
  expect(places).toEqual(places.filter((place) => place >= 0).sort((a, b) => a - b));
  expect(places).toHaveLength(order.length);
  expect(tags).toContain(entryTag("home", "home", "en-us"));
});

test("8 a home page of which an editor has filled in little is shown with what there is", async () => {
  const { markup } = await show({ hero: { title: "No picture" }, tiles: "x", story: {}, dressed: {}, blocks: {} });
  expect(markup).not.toContain("No picture");
});

test("2.7 of a home page that lacks fields what is whole is shown", async () => {
  const link = { label: "Go", path: "/c/boots" };
  const { markup } = await show({
    hero: { image: "scene-summit", title: "Nowhere to go", link: {} },
    tiles: [null, { title: "Bare" }, { image: "scene-summit", title: "Whole", path: "/c/boots" }],
    story: { title: "No picture", link },
    pro: { title: "No way", link: { path: "/pro" } },
    rack: { link: {} },
    dressed: { hotspot: "nowhere" },
  });
  expect(markup).toContain("Whole</h2>");
  for (const words of ["Nowhere to go", "Bare", "No picture", "No way", "undefined"])
    expect(markup).not.toContain(words);
});

test("2.7 categories with a picture of their own are tiles where content names none, and give tiles their picture and name", async () => {
  await sql`insert into categories (uid, name, position, tile) values ('boots', 'Boots', 1, 'boot-tile'), ('bags', 'Bags', 2, null)`.execute(
    database.db,
  );
  const plain = (await show({ hero: { image: "scene-summit", title: "Snow" } })).markup;
  expect(plain).toMatch(/boot-tile.*?href="\/en-us\/c\/boots".*?Boots<\/h2>/s);
  expect(plain).not.toContain("/c/bags");
  const named = await show({
    tiles: [
      { path: "/c/boots", text: "Laced" },
      { path: "/c/bags", text: "Carried" },
    ],
  });
  expect(named.markup).toMatch(/boot-tile.*?Boots<\/h2><p class="tile-text">Laced/s);
  expect(named.markup).not.toContain("Carried");
});

test("2.7 a shop without pictures and without boards shows its categories by name, and its newest products", async () => {
  await sql`update categories set tile = null`.execute(database.db);
  await sql`insert into categories (uid, name, position) values ('mugs', 'Mugs', 3)`.execute(database.db);
  const planted = [
    await plantProduct(database.db, { name: "Old mug" }),
    await plantProduct(database.db, { name: "New mug" }),
  ];
  const ids = planted.map(({ productId }) => productId);
  await sql`update products set kind = 'accessory' where id = any(${ids}::int[])`.execute(database.db);
  await database.db.transaction().execute((trx) => refreshListings(trx, ids));
  const { markup } = await show({});
  expect(markup).toMatch(/href="\/en-us\/c\/mugs"[^>]*>Mugs<.*New mug.*Old mug/s);
});
