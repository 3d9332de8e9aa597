import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { migrate } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { contentLocales } from "#services/content/schema.ts";
import { tagsOfChanges } from "#services/content/tags.ts";

/**
 * npm run bench:content: the cost of a large stack, with the memory settings of npm start. It has 10,000 entries
 * (ENTRIES) in eight languages, about 700 bytes of JSON each. Target: loaded in 5 s and 200 MB.
 */

const count = Number(process.env.ENTRIES ?? 10_000);
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function used(): number {
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

const folder = mkdtempSync(join(tmpdir(), "firn-content-"));
const postgres = await startEmbeddedPostgres(folder);
const pool = openPool(postgres.settings, 4, () => undefined);
const db = openDatabase<Tables>(pool);
try {
  await migrate(pool, "database");
  await sql`
    insert into content_entries (content_type, uid, locale, title, url, data)
    select 'story', 'story-' || number, locale, 'Story ' || number || ' in ' || locale, '/stories/' || number,
      jsonb_build_object(
        'intro', repeat(md5(number || locale), 6), 'image', 'scene-' || number, 'regions', jsonb_build_array('us', 'eu'),
        'blocks', jsonb_build_array(
          jsonb_build_object('kind', 'text', 'text', case locale when 'ja' then repeat('雪の上で', 60) else repeat(md5(locale || number), 9) end),
          jsonb_build_object('kind', 'picture', 'image', 'scene-' || number % 50, 'alt', 'A slope in the morning'),
          jsonb_build_object('kind', 'links', 'links', jsonb_build_array(jsonb_build_object('title', 'Boards', 'href', '/c/boards')))
        )
      )
    from generate_series(1, ${count}::int) as number, unnest(${[...contentLocales]}::text[]) as locale
  `.execute(db);
  const { rows } = await sql<{
    size: number;
  }>`select avg(length(data::text))::int as size from content_entries`.execute(db);
  await pool.query("select 1");

  const content = inProcessClient(db);
  const [before, rss] = [used(), process.memoryUsage.rss()];
  const cpu = process.cpuUsage();
  const start = performance.now();
  const first = await content.byUids("story", ["story-1"], "ja");
  const loaded = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const peak = (process.memoryUsage.rss() - rss) / 1024 / 1024;
  const after = used();
  const asked = performance.now();
  const all = await content.all("story", "de");
  const listed = performance.now() - asked;
  const read = performance.now();
  for (let number = 1; number <= count; number++) await content.byUrl(`/stories/${number}`, "fr");
  const found = performance.now() - read;
  const [whole, end] = [used(), all.length];
  await sql`update content_entries set title = 'Changed' where uid = 'story-7' and locale = 'de'`.execute(db);
  const told = performance.now();
  content.refresh(tagsOfChanges([{ contentType: "story", uid: "story-7", locale: "de" }]));
  const changed = (await content.byUids("story", ["story-7"], "de")).get("story-7")?.title;
  const seen = performance.now() - told;
  console.log(`${end} entries × ${contentLocales.length} languages, ${rows[0]?.size} bytes of JSON each`);
  console.log(
    `first answer (${first.size}) after ${loaded.toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of processor time here); resident memory grew by ${peak.toFixed(0)} MB meanwhile`,
  );
  console.log(
    `cached: ${(after - before).toFixed(0)} MB; with one language read completely: ${(whole - before).toFixed(0)} MB`,
  );
  console.log(`one entry published: seen (${changed}) after ${seen.toFixed(1)} ms`);
  console.log(`all of one language: ${listed.toFixed(0)} ms; ${count} by address: ${found.toFixed(0)} ms`);
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
