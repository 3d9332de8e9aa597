import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { scriptBytes } from "#tests/support/page-scripts.ts";
import { type Floor, floorsOf, floorTable, holds, type Run } from "./floors.ts";
import { type Measured, measure, onCore, requireWrk } from "./load.ts";
import { startOnFirstCore } from "./program.ts";
import { prepareSales, type Sales } from "./sales.ts";

/**
 * npm run bench: compares everything in one run. The server runs on the first core, load and database on the second.
 * Ends with 1 when a floor fails.
 */

const seconds = Number(process.env.SECONDS ?? 5);
/** Concurrent buyers: buyers come in crowds, readers one after the other. */
const buyers = 64;
const rows: (Measured & { title: string; note: string })[] = [];
const note = (title: string, found: Measured, text = "") => {
  rows.push({ ...found, title, note: found.failed ? `${found.failed} failed ${text}` : text });
  const { first, second, taken } = found.cores;
  const rate = `${found.rate.toFixed(0).padStart(7)} /s   p50 ${found.p50.toFixed(2)} ms   p99 ${found.p99.toFixed(2)} ms`;
  console.log(`${title.padEnd(47)} ${rate}   cores ${first} ${second}, host ${taken}   ${text}`);
};

const isRunning = (program: string): boolean =>
  execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).includes(program);

const memoryOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

requireWrk();
execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
if (onCore(1).length > 0) execFileSync("taskset", ["-cp", "1", String(process.pid)]);

const folder = mkdtempSync(join(tmpdir(), "firn-bench-"));
const postgres = await startEmbeddedPostgres(folder);
const database = `postgres://firn@localhost/firn?host=${encodeURIComponent(postgres.settings.host ?? "")}`;
const port = 3210;
const shop = `http://127.0.0.1:${port}`;
const env = {
  PORT: String(port),
  HOST: "127.0.0.1",
  DATA_DIR: folder,
  DATABASE_URL: database,
  LOG_LEVEL: "error",
  NODE_ENV: "production",
};
const startShop = (more: Record<string, string>) =>
  startOnFirstCore("server/launch/start.js", { ...env, ...more }, `${shop}/readyz`);

const pages = { home: "/", category: "/en-us/c/snowboards", product: "/en-us/p/kestrel" };
const payloads = {
  home: "/_payload.json",
  category: "/en-us/c/snowboards/_payload.json",
  product: "/en-us/p/kestrel/_payload.json",
};

try {
  let server = await startShop({});
  // After a first start the search index is filled in the background, on the same core.
  await new Promise((later) => setTimeout(later, 3000));
  while (isRunning("fill-search.js")) await new Promise((later) => setTimeout(later, 1000));
  const rest = memoryOf(server.pid);
  const sizes: number[] = [];
  for (const path of Object.values(pages)) sizes.push((await (await fetch(shop + path)).arrayBuffer()).byteLength);

  const reference = await startOnFirstCore(
    "bench/reference.ts",
    { PORT: "3220", BYTES: sizes.join(",") },
    "http://127.0.0.1:3221/",
  );
  note("reference: node:http, a body like the home page", await measure({ url: "http://127.0.0.1:3220/", seconds }));
  const fastify = await measure({ url: "http://127.0.0.1:3221/", seconds });
  note("reference: Fastify, the same body", fastify);
  const cached: Run["cached"] = {};
  // Measures each page next to a body of the same size, because a larger body takes longer to send for any server.
  for (const [at, [name, path]] of Object.entries(pages).entries()) {
    const size = `${((sizes[at] ?? 0) / 1024).toFixed(0)} KB`;
    const bare = at === 0 ? fastify : await measure({ url: `http://127.0.0.1:3221/${sizes[at]}`, seconds });
    if (at > 0) note(`reference: Fastify, a body like the ${name} page`, bare, size);
    const found = await measure({ url: shop + path, seconds });
    cached[name] = { rate: found.rate, fastify: bare.rate };
    note(`cached ${name} page`, found, `${((100 * found.rate) / bare.rate).toFixed(0)} % of Fastify (${size})`);
  }
  await reference.stop();
  for (const [name, path] of Object.entries(payloads))
    note(`cached ${name} payload`, await measure({ url: shop + path, seconds }));

  const sales: Sales = await prepareSales(shop, postgres.settings);
  const list = await measure({ url: `${shop}/api/products?limit=24`, seconds });
  note("GET /api/products?limit=24", list);
  const product = await measure({ url: `${shop}/api/products/${sales.productId}`, seconds });
  note("GET /api/products/{id}", product);
  // Refused requests are fast, so a rate that includes them says nothing.
  const sell = async (script: string) => {
    const found = await measure({ url: shop, seconds, connections: buyers, script, environment: sales.environment });
    if (found.failed > 0) throw new Error(`${script}: ${found.failed} requests failed`);
    return found;
  };
  // The first run is not measured, because each connection of the pool plans its statements then.
  await sell("bench/wrk/cart.lua");
  const cart = await sell("bench/wrk/cart.lua");
  const share = (rate: number) => `${((100 * rate) / fastify.rate).toFixed(2)} % of Fastify`;
  note("cart create + add, pairs", { ...cart, rate: cart.rate / 2 }, `two requests each; ${share(cart.rate / 2)}`);
  await sell("bench/wrk/order.lua");
  const order = await sell("bench/wrk/order.lua");
  if (order.placed === 0) throw new Error("bench/wrk/order.lua: no order was placed");
  const orders = order.placed / seconds;
  note("guest order, whole", { ...order, rate: orders }, `three requests each; ${share(orders)}`);
  const loaded = memoryOf(server.pid);
  const react = JSON.parse(
    execFileSync(
      [...onCore(0), process.execPath][0] ?? "",
      [...[...onCore(0), process.execPath].slice(1), "bench/react.ts"],
      {
        env: { ...process.env, PAGE_URL: shop + pages.product, NODE_ENV: "production" },
        encoding: "utf8",
      },
    ),
  ) as { rate: number };
  const scripts = await scriptBytes(shop + pages.product);
  await server.stop();

  const began = Date.now();
  server = await startShop({ PAGE_CACHE_MB: "0" });
  const warm = Date.now() - began;
  const uncached: Run["uncached"] = {};
  for (const [name, paths] of Object.entries(await manyPages())) {
    const environment = { FIRN_PATHS: paths.join(" ") };
    // The first requests are not measured, because each page then reads its data from the database.
    await askOnce(paths);
    await measure({ url: shop, seconds: 5, script: "bench/wrk/paths.lua", environment });
    const found = await measure({ url: shop, seconds, script: "bench/wrk/paths.lua", environment });
    uncached[name] = found.rate;
    const ratio = ((100 * found.rate) / react.rate).toFixed(0);
    note(`uncached ${name} page`, found, `${ratio} % of bare React, the product page (${react.rate.toFixed(0)} /s)`);
  }
  await server.stop();

  const facts = [
    `product page: ${(scripts / 1024).toFixed(1)} KB JavaScript, gzip`,
    `ready after a warm start: ${(warm / 1000).toFixed(1)} s`,
    `resident memory: ${rest.toFixed(0)} MB at rest, ${loaded.toFixed(0)} MB after the load`,
  ];
  const floors = floorsOf({
    fastify: fastify.rate,
    react: react.rate,
    cached,
    uncached,
    product: product.rate,
    list: list.rate,
    carts: cart.rate / 2,
    orders,
    memory: rest,
    script: scripts / 1024,
  });
  for (const line of [...facts, floorTable(floors)]) console.log(line);
  writeFileSync("bench/RESULTS.md", report(facts, floors));
  if (!floors.every(holds)) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Requests every page, 16 at a time. A measurement by time could end before all pages were read on a slow machine. */
async function askOnce(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const visitor = async () => {
    for (let path = left.pop(); path; path = left.pop()) await (await fetch(shop + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
}

/** Pages of each kind, enough that concurrent requests are for different pages. */
async function manyPages(): Promise<Record<"home" | "category" | "product", string[]>> {
  const map = await (await fetch(`${shop}/sitemaps/en-us.xml`)).text();
  const all = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  const places = [
    "de-de",
    "fr-fr",
    "fr-ca",
    "en-ca",
    "it-it",
    "es-es",
    "de-at",
    "de-ch",
    "fr-ch",
    "it-ch",
    "en-gb",
    "ja-jp",
  ];
  return {
    home: places.map((code) => `/${code}`),
    category: all.filter((path) => path.startsWith("/en-us/c/")),
    product: all.filter((path) => path.startsWith("/en-us/p/")),
  };
}

function report(facts: string[], floors: Floor[]): string {
  const lines = rows.map(
    ({ title, rate, p50, p99, cores, note: text }) =>
      `| ${title} | ${rate.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${cores.first} | ${cores.second} | ${cores.taken} | ${text} |`,
  );
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return `# Benchmarks

One run of \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.
Server on one core; load (wrk, 16 connections, ${buyers} where carts and orders are made, ${seconds} s each) and PostgreSQL together on the other. Read the ratios, not the numbers: they hold across machines.

| what | per second | p50 ms | p99 ms | server's core | other core | taken by the host | |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${lines.join("\n")}

${facts.map((fact) => `- ${fact}`).join("\n")}

## Floors

${floorTable(floors)}
`;
}
