import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Tables } from "#database/tables.ts";
import { fillCatalogue } from "#demo/generator/fill.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { migrate } from "#platform/migrate.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { fillIndex } from "#server/search-feed.ts";
import { cpuOf } from "./cpu.ts";
import { type Measured, measure } from "./load.ts";
import { startOnFirstCore } from "./program.ts";
import { beginnings, questions, searchBody } from "./search-questions.ts";

/**
 * npm run bench:search: searches with facets and completions over 100,000 products in eight languages, asked in five, by 20
 * users at once who never wait. Nobody asks the same twice within a round. SEARCH_DIR keeps the database for the next run;
 * PRODUCTS, SECONDS and ROUNDS say how much.
 */

const products = Number(process.env.PRODUCTS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 3);
const users = 20;
const folder = process.env.SEARCH_DIR ?? mkdtempSync(join(tmpdir(), "firn-search-"));
const port = Number(process.env.PORT ?? 3240);
const key = "search-firn-demo";

type Case = { title: string; lines: string[] };
type Row = { title: string; best: Measured; cpu: number; p99s: number[] };

if (!process.env.SKIP_BUILD) execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const postgres = await startEmbeddedPostgres(folder);
try {
  await prepare();
  const cases = await casesOf();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "shop"), LOG_LEVEL: "error" },
    ...{ DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(postgres.settings.host ?? "")}` },
    ...{ NODE_ENV: "production", SEARCH_KEY: key, BUSY_AFTER_MS: "0" },
  };
  const program = await startOnFirstCore("server/launch/serve.js", env, `${url}/readyz`);
  try {
    const rows: Row[] = [];
    for (const one of cases) rows.push(await run(one, url, program.pid));
    report(rows);
  } finally {
    await program.stop();
  }
} finally {
  await postgres.stop();
  if (!process.env.SEARCH_DIR) rmSync(folder, { recursive: true, force: true });
}

/** What is there already is used as it is. */
async function prepare(): Promise<void> {
  const pool = openPool(postgres.settings, 4, (error) => console.error(error.message));
  await migrate(pool, "database");
  const db = openDatabase<Tables>(pool);
  await loadDemoWorld(db);
  await fillCatalogue(db, products);
  const began = performance.now();
  if (await fillIndex(db)) console.log(`the index was filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await pool.end();
}

async function casesOf(): Promise<Case[]> {
  const client = new pg.Client(postgres.settings);
  await client.connect();
  const asked = await questions(client, 60_000);
  await client.end();
  const engine = "/api/as/v1/engines/firn";
  const typed = beginnings(asked.slice(0, 12_000));
  const distinct = (lines: string[]) => [...new Set(lines)];
  return [
    {
      title: "search with five facets",
      lines: distinct(asked.map((one) => `POST\t${engine}/search.json\t${searchBody(one)}`)),
    },
    {
      title: "query_suggestion, letter by letter",
      lines: typed.map(({ text }) => `POST\t${engine}/query_suggestion\t${JSON.stringify({ query: text, size: 10 })}`),
    },
    {
      title: "suggestions of the header, letter by letter",
      lines: typed.map(
        ({ locale, text }) =>
          `GET\t/api/search/suggest?${new URLSearchParams({ q: text, locale: locale === "en-us" ? locale : `${locale}-${locale}` })}`,
      ),
    },
  ];
}

/** The best of some rounds: whatever else the machine does makes them worse, never better. */
async function run({ title, lines }: Case, url: string, pid: number): Promise<Row> {
  const file = join(folder, "lines.txt");
  writeFileSync(file, lines.join("\n"));
  const load = { url, connections: users, script: "bench/wrk/lines.lua" };
  const environment = (first: number) => ({ FIRN_LINES: file, FIRN_BEARER: key, FIRN_FIRST: String(first) });
  let first = 0;
  const ask = async (length: number) => {
    const before = [cpuOf(pid), cpuOf(postmaster())];
    const found = await measure({ ...load, seconds: length, environment: environment(first) });
    const after = [cpuOf(pid), cpuOf(postmaster())];
    const asked = found.rate * length;
    first += Math.round(asked);
    const used = after.reduce((sum, value, at) => sum + value - (before[at] ?? 0), 0);
    return { found, cpu: (used / asked) * 1000 };
  };
  await ask(5);
  const all = [];
  for (let round = 0; round < rounds; round++) all.push(await ask(seconds));
  const best = all.toSorted((a, b) => a.found.p99 - b.found.p99)[0];
  if (!best || best.found.failed > 0) throw new Error(`${title}: ${best?.found.failed} requests failed`);
  const p99s = all.map(({ found }) => found.p99);
  console.log(
    title,
    all
      .map(({ found, cpu }) => `${found.rate.toFixed(0)}/s p50 ${found.p50} p99 ${found.p99} cpu ${cpu.toFixed(2)} ms`)
      .join(" | "),
  );
  return { title, best: best.found, cpu: Math.min(...all.map(({ cpu }) => cpu)), p99s };
}

function postmaster(): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

function report(rows: readonly Row[]): void {
  console.log(`\n${products} products, ${users} users, best of ${rounds} rounds of ${seconds} s.`);
  console.log("| what | per second | p50 ms | p99 ms | processor time each, ms |");
  console.log("| --- | ---: | ---: | ---: | ---: |");
  for (const { title, best, cpu } of rows)
    console.log(
      `| ${[title, best.rate.toFixed(0), best.p50.toFixed(2), best.p99.toFixed(2), cpu.toFixed(2)].join(" | ")} |`,
    );
}
