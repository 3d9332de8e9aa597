import { expect, test } from "vitest";
import { loadDemoWorld } from "#demo/load.ts";
import { judged, mean, scores } from "#services/search/judged/report.ts";
import { useDatabase } from "#tests/support/database.ts";
import { rebuildIndex } from "./search-feed.ts";

const world = useDatabase(async ({ db }) => {
  await loadDemoWorld(db);
  await rebuildIndex(db);
});

test("judged", async () => {
  const all = await scores(world.db);
  for (const locale of Object.keys(judged))
    console.log(locale, mean(all.filter((s) => s.locale === locale)).toFixed(3));
  console.log(all.length, mean(all));
  console.log(
    all
      .filter((s) => s.value < 0.9)
      .map((s) => `${s.value.toFixed(2)} ${s.locale} ${s.query}: ${s.results.join(" ")}`)
      .join("\n"),
  );
  expect(1).toBe(1);
});
