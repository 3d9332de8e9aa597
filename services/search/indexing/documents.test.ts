import { expect, test } from "vitest";
import { buildDocuments } from "#services/search/indexing/documents.ts";
import { rebuild } from "#services/search/indexing/generations.ts";
import { useDatabase } from "#tests/support/database.ts";
import { rack } from "#tests/support/samples/search-documents.ts";

const [one, other] = [useDatabase(), useDatabase()];

test("7.10 an index has all its words, also where this process has built one of the same words for another database", async () => {
  const words = [];
  for (const { db } of [one, other]) {
    await rebuild(db, (generation) => buildDocuments(db, generation, rack));
    words.push(
      await db.selectFrom("search_words").select(["locale", "word"]).orderBy("locale").orderBy("word").execute(),
    );
  }
  expect(words[0]?.length).toBeGreaterThan(10);
  expect(words[1]).toEqual(words[0]);
});
