import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { migrate } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { fillCatalogue } from "#demo/generator/fill.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { cpuOf } from "./cpu.ts";
import { type Measured, measure, requireWrk } from "./load.ts";
import { startOnFirstCore } from "./program.ts";
import { beginnings, questions, searchBody } from "./search-questions.ts";
import { type Row, report } from "./search-report.ts";
import { allStreams, residentMemory } from "./search-streams.ts";
import { updates } from "./search-updates.ts";

/**
 * npm run bench:search: searches with facets and completions over 100,000 products in eight languages, queried in five.
 * 20 concurrent users never pause, as many read the results, and as many repeat the same few hundred queries; for
 * comparison, a bare server sends a body of the same size. Except for repeated queries, no query occurs twice within a
 * round.
 * It then measures the cost of feeds and sitemaps, and how soon a change is found. SEARCH_DIR keeps the database for
 * the next run; PRODUCTS, SECONDS and ROUNDS set the sizes. Writes bench/RESULTS-search.md.
 */

const products = Number(process.env.PRODUCTS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 3);
const users = 20;
/**
 * How long users read the results before the next query, in milliseconds: between half and one and a half times this.
 */
const reading = 1000;
/** The number of common queries, which many users send. */
const common = 250;
const folder = process.env.SEARCH_DIR ?? mkdtempSync(join(tmpdir(), "firn-search-"));
const port = Number(process.env.PORT ?? 3240);
const key = "search-firn-demo";

const facts: string[] = [];

type Case = { title: string; lines: string[] };

requireWrk();
if (!process.env.SKIP_BUILD) execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const postgres = await startEmbeddedPostgres(folder);
try {
  await prepare();
  const cases = await casesOf();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "shop"),
    LOG_LEVEL: "error",
    DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(postgres.settings.host ?? "")}`,
    NODE_ENV: "production",
    SEARCH_KEY: key,
    BUSY_AFTER_MS: "0",
  };
  const program = await startOnFirstCore("server/launch/serve.js", env, `${url}/readyz`);
  try {
    await rest(program.pid);
    facts.push(`resident memory at rest, lists of all languages read: ${residentMemory(program.pid).toFixed(0)} MB`);
    const rows: Row[] = [];
    const streams = await allStreams(url, program.pid);
    for (const one of cases) rows.push(await run(one, url, program.pid));
    facts.push(`resident memory after the load: ${residentMemory(program.pid).toFixed(0)} MB`);
    await changes(url, cases[0] as Case);
    const bare = await reference(await answerSize(url, cases[0] as Case));
    const about = { products, users, rounds, common, seconds };
    const file = "bench/RESULTS-search.md";
    // The comparison with other checkouts (search-latency.ts) is appended to the figures of this run.
    const compared = readFileSync(file, "utf8")
      .split(/^(?=## )/m)
      .slice(1);
    writeFileSync(file, [report({ ...about, rows, streams, bare, facts }), ...compared].join("\n"));
  } finally {
    await program.stop();
  }
} finally {
  await postgres.stop();
  if (!process.env.SEARCH_DIR) rmSync(folder, { recursive: true, force: true });
}

/** Existing data are used as they are. */
async function prepare(): Promise<void> {
  const pool = openPool(postgres.settings, 4, (error) => console.error(error.message));
  await migrate(pool, "database");
  const db = openDatabase<Tables>(pool);
  await loadDemoWorld(db);
  await fillCatalogue(db, products);
  const began = performance.now();
  const isFilled = await catchUp(db);
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  facts.push(isFilled ? `index filled in ${took}, by one process on its own` : `index found up to date in ${took}`);
  console.log(facts[0]);
  await pool.end();
}

/** Waits until the process has loaded its lists: two seconds with hardly any work. */
async function rest(pid: number): Promise<void> {
  for (let still = 0; still < 4; ) {
    const before = cpuOf(pid);
    await setTimeout(500);
    still = cpuOf(pid) - before < 0.05 ? still + 1 : 0;
  }
}

/** How soon a new price is found, at rest and under load. */
async function changes(url: string, searches: Case): Promise<void> {
  const client = new pg.Client(postgres.settings);
  await client.connect();
  const say = (found: number[]) =>
    `${found[found.length >> 1]?.toFixed(0)} ms in the middle, ${found.at(-1)?.toFixed(0)} ms at most`;
  const shop = { url, key, client };
  facts.push(`a changed price is found after ${say(await updates(shop, 20))}, at rest`);
  const file = join(folder, "lines.txt");
  writeFileSync(file, searches.lines.join("\n"));
  const load = measure({
    url,
    connections: users,
    script: "bench/wrk/lines.lua",
    seconds: 15,
    environment: { FIRN_LINES: file, FIRN_BEARER: key, FIRN_FIRST: "30000" },
  });
  facts.push(`the same while ${users} users search: ${say(await updates(shop, 10))}`);
  await load;
  await client.end();
}

async function answerSize(url: string, { lines }: Case): Promise<number> {
  const [, path = "", body = ""] = (lines[0] ?? "").split("\t");
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return (await (await fetch(url + path, { method: "POST", body, headers })).arrayBuffer()).byteLength;
}

/** Fastify alone with a body of that size, under the same load. */
async function reference(bytes: number): Promise<Measured> {
  const env = { PORT: "3242", BYTES: String(bytes) };
  const program = await startOnFirstCore("bench/reference.ts", env, "http://127.0.0.1:3243/");
  try {
    return await measure({ url: "http://127.0.0.1:3243/", seconds, connections: users });
  } finally {
    await program.stop();
  }
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

/**
 * The best of several rounds, because other work on the machine only makes them worse. The processor time of a child
 * that ended meanwhile is lost.
 */
async function run({ title, lines }: Case, url: string, pid: number): Promise<Row> {
  const file = join(folder, "lines.txt");
  writeFileSync(file, lines.join("\n"));
  const load = { url, connections: users, script: "bench/wrk/lines.lua" };
  let first = 0;
  const ask = async (length: number, pause = 0) => {
    const environment = { FIRN_LINES: file, FIRN_BEARER: key, FIRN_FIRST: String(first), FIRN_PAUSE: String(pause) };
    const before = [cpuOf(pid), cpuOf(postmaster())];
    const found = await measure({ ...load, seconds: length, environment });
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
  const read = await ask(3 * seconds, reading);
  writeFileSync(file, lines.slice(0, common).join("\n"));
  // Until all of them have been requested once.
  await ask(seconds / 2);
  const again = await ask(seconds);
  if (!best || best.found.failed + read.found.failed + again.found.failed > 0)
    throw new Error(`${title}: ${best?.found.failed} requests failed`);
  console.log(
    title,
    [...all, read, again]
      .map(({ found, cpu }) => `${found.rate.toFixed(0)}/s p50 ${found.p50} p99 ${found.p99} cpu ${cpu.toFixed(2)} ms`)
      .join(" | "),
  );
  return {
    title,
    best: best.found,
    read: read.found,
    again: again.found,
    cpu: Math.min(...all.flatMap(({ cpu }) => (cpu > 0 ? cpu : []))),
  };
}

function postmaster(): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}
