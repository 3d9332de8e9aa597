import { createInterface } from "node:readline";
import pg from "pg";
import { migrate } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { fillCatalogue } from "#demo/generator/fill.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { questions } from "./search-questions.ts";

/**
 * node bench/search-latency.ts: the latency of the shop's own search in this process, one query after another, no two
 * alike. It prints "ready". For each line that it then reads, it prints the median and 99th percentile of the next
 * queries and their average processor time, in milliseconds, so that two checkouts can be measured in turns. SEARCH_DIR
 * keeps the database; PRODUCTS and QUESTIONS set the sizes.
 */

const products = Number(process.env.PRODUCTS ?? 10_000);
const count = Number(process.env.QUESTIONS ?? 600);
const postgres = await startEmbeddedPostgres(process.env.SEARCH_DIR ?? "data/search-latency");
const pool = openPool(postgres.settings, 4, (error) => console.error(error.message));
await migrate(pool, "database");
const db = openDatabase<Tables>(pool);
await loadDemoWorld(db);
await fillCatalogue(db, products);
await catchUp(db);
const client = new pg.Client(postgres.settings);
await client.connect();
const asked = await questions(client, 60_000);
await client.end();
const { search } = ownEngine(db);
const distinct = [...new Map(asked.map((one) => [`${one.locale} ${one.text}`, one])).values()];
let next = 0;

async function ask(): Promise<number> {
  const { locale, text } = distinct[next++ % distinct.length] as (typeof distinct)[number];
  const began = performance.now();
  await search({ query: text, locale, region: "us", prices: "us", types: ["product"], size: 24, facets: true });
  return performance.now() - began;
}

for (let nth = 0; nth < 300; nth++) await ask();
console.log("ready");
for await (const _ of createInterface({ input: process.stdin })) {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let nth = 0; nth < count; nth++) times.push(await ask());
  times.sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / count;
  console.log(`${times[count >> 1]?.toFixed(2)} ${times[Math.floor(count * 0.99)]?.toFixed(2)} ${cpu.toFixed(2)}`);
}
await pool.end();
await postgres.stop();
