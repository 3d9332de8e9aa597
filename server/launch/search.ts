import { rebuildIndex } from "#discovery/indexing/update-index.ts";
import { runInDatabase } from "./in-database.ts";

/** npm run search: builds a new search index next to the live one, with a running shop or without one. */
await runInDatabase(async (db) => {
  const began = performance.now();
  await rebuildIndex(db);
  const { count } = await db
    .selectFrom("search_documents")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  console.log(`${Number(count).toLocaleString("en")} documents, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return null;
});
