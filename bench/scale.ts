import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Tables } from "#database/tables.ts";
import { fillCatalogue } from "#demo/generator/fill.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { type ConnectionSettings, openDatabase, openPool } from "#platform/database.ts";
import { migrate } from "#platform/migrate.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { type Measured, measure, onCore, requireWrk } from "./load.ts";
import { type Program, startOnFirstCore } from "./program.ts";

/**
 * npm run bench:scale: the catalogue's API with 1,000 and with 100,000 products in one run, each in a database of its own.
 * Server on the first core; load and database on the second. SCALE_DIR keeps the databases for the next run, SIZES and
 * SECONDS say how many products and how long. Writes bench/RESULTS-scale.md.
 */

const sizes = (process.env.SIZES ?? "1000,100000").split(",").map(Number);
const seconds = Number(process.env.SECONDS ?? 5);
const folder = process.env.SCALE_DIR ?? mkdtempSync(join(tmpdir(), "firn-scale-"));
const rounds = Number(process.env.ROUNDS ?? 2);

type Case = { title: string; paths: string[]; isKept?: boolean };
type Row = { title: string; bySize: Measured[] };

requireWrk();
execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const postgres = await startEmbeddedPostgres(folder);
try {
  for (const size of sizes) await prepare(size);
  if (onCore(1).length > 0) execFileSync("taskset", ["-cp", "1", String(process.pid)], { stdio: "ignore" });
  report([...(await measureAll(false)), ...(await measureAll(true))]);
} finally {
  await postgres.stop();
  if (!process.env.SCALE_DIR) rmSync(folder, { recursive: true, force: true });
}

/** A database with the demo world and that many products beside it; one that is there already is used as it is. */
async function prepare(size: number): Promise<void> {
  const admin = new pg.Client({ ...postgres.settings, database: "postgres" });
  await admin.connect();
  const { rows } = await admin.query("select from pg_database where datname = $1", [nameOf(size)]);
  if (rows.length === 0) await admin.query(`create database ${nameOf(size)}`);
  await admin.end();
  const pool = openPool(settingsOf(size), 4, (error) => console.error(error.message));
  const began = performance.now();
  await migrate(pool, "database");
  const db = openDatabase<Tables>(pool);
  await loadDemoWorld(db);
  await fillCatalogue(db, size);
  // Search is not measured here: the server is to have nothing to fill at its start.
  await catchUp(db);
  await pool.end();
  console.log(`${size} products are there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function nameOf(size: number): string {
  return `scale_${size}`;
}
function settingsOf(size: number): ConnectionSettings {
  return { ...postgres.settings, database: nameOf(size) };
}

/** Both sizes at once, and case by case one after the other: what disturbs the machine meanwhile disturbs both. */
async function measureAll(isKept: boolean): Promise<Row[]> {
  const cases = await Promise.all(
    sizes.map(async (size) => (await casesOf(size)).filter((one) => (one.isKept ?? false) === isKept)),
  );
  const shops: { url: string; program: Program }[] = [];
  try {
    for (const [at, size] of sizes.entries()) shops.push(await startShop(size, 3230 + at, isKept));
    const rows: Row[] = [];
    for (const [number, { title }] of (cases[0] ?? []).entries()) {
      const bySize: Measured[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const [at, { url }] of shops.entries()) {
          const environment = { FIRN_PATHS: cases[at]?.[number]?.paths.join(" ") ?? "" };
          const load = { url, script: "bench/wrk/paths.lua", environment };
          // Plans, code and the lists in memory are warm after this.
          if (round === 0) await measure({ ...load, seconds: 2, connections: 4 });
          const found = await measure({ ...load, seconds, connections: isKept ? 16 : 4 });
          if (found.failed > 0 || found.rate === 0) throw new Error(`${title}: ${found.failed} requests failed`);
          const best = bySize[at];
          if (!best || found.p99 < best.p99) bySize[at] = found;
        }
      }
      rows.push({ title, bySize });
      console.log(
        title,
        bySize.map((found) => `${found.rate.toFixed(0)} /s, p99 ${found.p99.toFixed(2)} ms`).join(" | "),
      );
    }
    return rows;
  } finally {
    for (const { program } of shops) await program.stop();
  }
}

async function startShop(size: number, port: number, isKept: boolean): Promise<{ url: string; program: Program }> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, `shop-${size}`),
    DATABASE_URL: `postgres://firn@localhost/${nameOf(size)}?host=${encodeURIComponent(postgres.settings.host ?? "")}`,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    API_CACHE_MB: isKept ? "32" : "0",
  };
  const program = await startOnFirstCore("server/launch/serve.js", env, `${url}/readyz`);
  const began = performance.now();
  await fetch(`${url}/api/products?limit=1`);
  console.log(`${size} products: the first list after ${(performance.now() - began).toFixed(0)} ms`);
  return { url, program };
}

/** Addresses from all over the catalogue; those that are to be kept are few, the others as many as a process can hold. */
async function casesOf(size: number): Promise<Case[]> {
  const client = new pg.Client(settingsOf(size));
  await client.connect();
  const read = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const ids = await read(
    "select product_id as id from listings where region = 'us' order by md5(product_id::text) limit 400",
  );
  const [boards = 0, boots = 0] = await read(
    "select id from categories where uid in ('snowboards', 'boots') order by id",
  );
  await client.end();
  const lists = [
    `categories:in=${boards}`,
    `categories:in=${boots}`,
    "in_stock=true",
    "sort=price",
    "sort=name&direction=desc",
  ];
  // Wide enough that a page is full among a thousand products too.
  const colours = ["glacier", "black", "moss", "ochre", "storm"];
  const narrow = colours.flatMap((colour, at) =>
    colours
      .slice(at + 1)
      .flatMap((other) => [
        `filter:color=${colour},${other}&in_stock=true`,
        `filter:color=${colour},${other}&price:max=400`,
      ]),
  );
  const last = Math.floor(Math.min(size, 1000) / 5 / 24);
  const paged = (query: string) =>
    Array.from({ length: last }, (_, page) => `/api/products?limit=24&include=facets&page=${page + 1}&${query}`);
  const facets = [...lists.flatMap(paged), ...narrow.map((query) => `/api/products?limit=24&include=facets&${query}`)];
  return [
    { title: "list, 24 products", paths: lists.map((query) => `/api/products?limit=24&${query}`) },
    { title: "list with facets", paths: lists.flatMap(paged) },
    {
      title: "list, narrowed, with facets",
      paths: narrow.map((query) => `/api/products?limit=24&include=facets&${query}`),
    },
    { title: "product", paths: ids.map((id) => `/api/products/${id}`) },
    {
      title: "product with variants and options",
      paths: ids.map((id) => `/api/products/${id}?include=variants,options`),
    },
    {
      title: "variants of 5 products",
      paths: ids.slice(5).map((id, at) => `/api/variants?product_id:in=${[id, ...ids.slice(at, at + 4)]}`),
    },
    {
      title: "late page of variants",
      paths: [6, 7, 8, 9].map((part) => `/api/variants?limit=50&page=${Math.floor((size * 8 * part) / 500)}`),
    },
    { title: "list with facets, kept", paths: facets, isKept: true },
    {
      title: "product with variants and options, kept",
      paths: ids.slice(0, 100).map((id) => `/api/products/${id}?include=variants,options`),
      isKept: true,
    },
  ];
}

function report(rows: readonly Row[]): void {
  const text = [
    "# The catalogue's API, large and small",
    "",
    `One run of \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}: ${sizes.map((size) => size.toLocaleString("en")).join(" and ")} products side by side, best of ${rounds} rounds of ${seconds} s. Wanted: a p99 at most twice that of the small catalogue.`,
    "",
    `| what | ${sizes.map(() => "per second | p99 ms").join(" | ")} | p99 ratio |`,
    `| --- |${" ---: |".repeat(2 * sizes.length + 1)}`,
    ...rows.map(({ title, bySize }) => {
      const cells = bySize.flatMap((found) => [found.rate.toFixed(0), found.p99.toFixed(2)]);
      const ratio = (bySize.at(-1)?.p99 ?? 0) / (bySize[0]?.p99 ?? 1);
      return `| ${[title, ...cells, ratio.toFixed(2)].join(" | ")} |`;
    }),
    "",
  ].join("\n");
  console.log(`\n${text}`);
  writeFileSync("bench/RESULTS-scale.md", text);
}
