import { beforeAll, expect, test } from "vitest";
import { refreshListings } from "#commerce/catalogue/listings.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { findByTitle } from "./find.ts";

const database = useDatabase();
const place = { region: "us" as const, contentLocale: "en-us" };
const names = async (query: string, page = 1, perPage = 10) => {
  const { cards, total } = await findByTitle(database.db, place, query, page, perPage);
  return { names: cards.map((card) => card.name).sort(), total };
};

beforeAll(async () => {
  const ids: number[] = [];
  for (const name of ["Long Shadow", "Shadow Boot", "100% Wool", "Kestrel"]) {
    ids.push((await plantProduct(database.db, { name })).productId);
  }
  await database.db.transaction().execute((trx) => refreshListings(trx, ids));
});

test("every word must be in the title, in any order and case", async () => {
  expect(await names("shadow")).toEqual({ names: ["Long Shadow", "Shadow Boot"], total: 2 });
  expect(await names("SHADOW long")).toEqual({ names: ["Long Shadow"], total: 1 });
});

test("signs of patterns are signs like others", async () => {
  expect((await names("%")).names).toEqual(["100% Wool"]);
  expect((await names("_")).total).toBe(0);
  expect((await names("   ")).total).toBe(0);
});

test("results come in pages, with their number", async () => {
  expect(await names("shadow", 2, 1)).toMatchObject({ total: 2 });
});
