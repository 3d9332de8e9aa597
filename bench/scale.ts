import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import pg from "pg";
import { type Measured, measure, onCore, requireWrk } from "./load.ts";
import type { Program } from "./program.ts";
import { openScale } from "./scale-database.ts";

/**
 * npm run bench:scale: the catalogue's API with 1,000 and with 100,000 products in one run, each in a database of its
 * own. The server runs on the first core, load and database on the second. SCALE_DIR keeps the databases for the next
 * run; SIZES and SECONDS set the numbers of products and the duration. Writes bench/RESULTS-scale.md.
 */

const sizes = (process.env.SIZES ?? "1000,100000").split(",").map(Number);
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 2);
/** The 99th percentile of the large catalogue, in times that of the small one. */
const wanted = 2;

type Case = { title: string; paths: string[]; isCached?: boolean };
type Row = { title: string; bySize: Measured[] };

requireWrk();
execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const scale = await openScale();
try {
  for (const size of sizes) await scale.prepare(size);
  if (onCore(1).length > 0) execFileSync("taskset", ["-cp", "1", String(process.pid)], { stdio: "ignore" });
  report([...(await measureAll(false)), ...(await measureAll(true))]);
} finally {
  await scale.close();
}

/** Runs both sizes at once and case by case, so that anything that disturbs the machine affects both. */
async function measureAll(isCached: boolean): Promise<Row[]> {
  const cases = await Promise.all(
    sizes.map(async (size) => (await casesOf(size)).filter((one) => (one.isCached ?? false) === isCached)),
  );
  const shops: { url: string; program: Program }[] = [];
  try {
    for (const [at, size] of sizes.entries()) shops.push(await scale.startShop(size, 3230 + at, isCached ? 32 : 0));
    const rows: Row[] = [];
    for (const [number, { title }] of (cases[0] ?? []).entries()) {
      const bySize: Measured[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const [at, { url }] of shops.entries()) {
          const environment = { FIRN_PATHS: cases[at]?.[number]?.paths.join(" ") ?? "" };
          const load = { url, script: "bench/wrk/paths.lua", environment };
          // Warms up plans, code and the lists in memory.
          if (round === 0) await measure({ ...load, seconds: 2, connections: 4 });
          const found = await measure({ ...load, seconds, connections: isCached ? 16 : 4 });
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

/** Addresses from all over the catalogue: few for cached responses, otherwise as many as a process can hold. */
async function casesOf(size: number): Promise<Case[]> {
  const client = new pg.Client(scale.settingsOf(size));
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
  // Wide enough that a page is full even with a thousand products.
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
    { title: "list with facets, cached", paths: facets, isCached: true },
    {
      title: "product with variants and options, cached",
      paths: ids.slice(0, 100).map((id) => `/api/products/${id}?include=variants,options`),
      isCached: true,
    },
  ];
}

function report(rows: readonly Row[]): void {
  const text = [
    "# The catalogue's API, large and small",
    "",
    `One run of \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}: ${sizes.map((size) => size.toLocaleString("en")).join(" and ")} products side by side, best of ${rounds} rounds of ${seconds} s. Wanted: a p99 at most ${wanted} times that of the small catalogue.`,
    "",
    `| what | ${sizes.map(() => "per second | p99 ms").join(" | ")} | p99 ratio | |`,
    `| --- |${" ---: |".repeat(2 * sizes.length + 1)} --- |`,
    ...rows.map(({ title, bySize }) => {
      const cells = bySize.flatMap((found) => [found.rate.toFixed(0), found.p99.toFixed(2)]);
      const ratio = (bySize.at(-1)?.p99 ?? 0) / (bySize[0]?.p99 ?? 1);
      return `| ${[title, ...cells, ratio.toFixed(2), ratio > wanted ? "fails" : "holds"].join(" | ")} |`;
    }),
    "",
  ].join("\n");
  console.log(`\n${text}`);
  writeFileSync("bench/RESULTS-scale.md", text);
}
