import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openScale } from "./scale-database.ts";

/**
 * npm run bench:import: imports a CSV of 100,000 variants (VARIANTS) into a shop with visitors. Target: memory that
 * does not grow with the file, and visitors who hardly notice. Writes bench/RESULTS-import.md.
 */
const variants = Number(process.env.VARIANTS ?? 100_000);
const perProduct = 20;
const megabyte = 1024 ** 2;
/** The demo world's staff key, which has all permissions. */
const headers = { authorization: "Bearer firn-demo-management" };
/** The addresses that a visitor requests, one after the other and over again. */
const visits = ["/en-us", "/en-us/c/snowboards", "/en-us/p/kestrel", "/api/products?limit=20"];
const port = Number(process.env.PORT ?? 3752);
/** How long to wait until work that starts by itself is done, in milliseconds. */
const quiet = 30_000;
const mostMinutes = Number(process.env.MINUTES ?? 11);

let turnedAway = 0;

type Sample = { seconds: number; done: number; memory: number };

execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
const scale = await openScale();
try {
  await scale.prepare(0);
  const before = await atRest();
  const { url, program } = await scale.startShop(0, port, 32);
  let measured: Omit<ImportMeasures, "rests">;
  try {
    measured = await measure(url, program.pid);
  } finally {
    await program.stop();
  }
  report({ ...measured, rests: { before, after: await atRest() } });
} finally {
  await scale.close();
}

/** The memory in MB of a process that has just started over this catalogue and gets no requests. */
async function atRest(): Promise<number> {
  const { program } = await scale.startShop(0, port, 32);
  try {
    await wait(quiet);
    return memoryOf(program.pid);
  } finally {
    await program.stop();
  }
}

async function measure(url: string, pid: number): Promise<Omit<ImportMeasures, "rests">> {
  const load = loadavg()[0] ?? 0;
  await visit(url, async () => wait(5000));
  const before = await visit(url, async () => wait(20_000));
  const file = table();
  const samples: Sample[] = [];
  let [dryRun, importing, unchanged] = [0, 0, 0];
  const during = await visit(url, async () => {
    dryRun = await timed(async () => void (await post(url, "/api/imports?dry_run=1", file)).json());
    const began = performance.now();
    const { job } = (await (await post(url, "/api/imports", file)).json()) as { job: { id: number } };
    for (;;) {
      const now = (await (await fetch(`${url}/api/jobs/${job.id}`, { headers })).json()) as {
        status: string;
        done: number;
        report: object;
      };
      const seconds = (performance.now() - began) / 1000;
      samples.push({ seconds, done: now.done, memory: memoryOf(pid) });
      if (now.status === "done") break;
      if (now.status === "failed") throw new Error(JSON.stringify(now.report));
      if (seconds > mostMinutes * 60) break;
      await wait(1000);
    }
    importing = (performance.now() - began) / 1000;
  });
  const isWhole = samples.at(-1)?.done === Math.ceil(variants / perProduct);
  if (isWhole) unchanged = await timed(async () => void (await post(url, "/api/imports?dry_run=1", file)).json());
  await wait(quiet);
  const left = memoryOf(pid);
  return { load, before, during, dryRun, importing, unchanged, samples, left, bytes: file.length, isWhole };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function post(url: string, path: string, body: string): Promise<Response> {
  const answer = await fetch(url + path, { method: "POST", headers: { ...headers, "content-type": "text/csv" }, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return answer;
}

/** Requests pages until the work is done. Returns the times of all responses in milliseconds, sorted. */
async function visit(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const visitor = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const began = performance.now();
      const answer = await fetch(url + visits[at % visits.length]);
      await answer.arrayBuffer();
      // A busy shop responds with 503, and its visitor tries again.
      if (answer.status === 503) turnedAway += 1;
      else if (answer.status >= 500) throw new Error(`${visits[at % visits.length]}: ${answer.status}`);
      times.push(performance.now() - began);
      await wait(50);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await visitor;
  }
  return times.sort((a, b) => a - b);
}

/** The memory of the process, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** A CSV in Shopify's format, with twenty variants of each product in five colours and four sizes. */
function table(): string {
  const lines = [
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status",
  ];
  for (let at = 0; at < variants; at += 1) {
    const [product, number] = [Math.floor(at / perProduct), at % perProduct];
    const options = `Color,Colour ${number % 5},Size,Size ${Math.floor(number / 5)}`;
    const first = `Bench jacket ${product},"<p>Warm, dry and <b>light</b>.</p>",Nordlys,Outerwear,"winter, sale",true`;
    const own = `BENCH-${product}-${number},${400 + number},shopify,${at % 50},${100 + (product % 300)}.00,,`;
    lines.push(
      `bench-jacket-${product},${number === 0 ? first : ",,,,,"},${number === 0 ? options : `,Colour ${number % 5},,Size ${Math.floor(number / 5)}`},${own}${number === 0 ? "active" : ""}`,
    );
  }
  return lines.join("\n");
}

/**
 * MB per 1,000 products: the slope of a line through all samples except the first fifth, in which the heap settles at
 * its size.
 */
function slope(samples: readonly Sample[]): number {
  const seen = samples.filter(({ done }) => done >= (samples.at(-1)?.done ?? 0) / 5);
  const mean = (of: (sample: Sample) => number) => seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
  const [done, memory] = [mean((one) => one.done), mean((one) => one.memory)];
  const width = mean((one) => (one.done - done) ** 2);
  return width === 0 ? 0 : (1000 * mean((one) => (one.done - done) * (one.memory - memory))) / width;
}

type ImportMeasures = {
  /** The memory of processes at rest, before the import and after a restart. */
  rests: { before: number; after: number };
  /** The memory of the importing process after a while without work; all in MB. */
  left: number;
  load: number;
  before: number[];
  during: number[];
  dryRun: number;
  importing: number;
  unchanged: number;
  samples: Sample[];
  bytes: number;
  isWhole: boolean;
};

function report({
  load,
  before,
  during,
  dryRun,
  importing,
  unchanged,
  samples,
  rests,
  left,
  bytes,
  isWhole,
}: ImportMeasures): void {
  const part = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;
  const tenths = Array.from({ length: 11 }, (_, at) => samples[Math.floor((at / 10) * (samples.length - 1))]);
  const done = samples.at(-1)?.done ?? 0;
  const rounded = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const lines = [
    "# A large import beside visitors",
    "",
    `\`npm run bench:import\`, ${new Date().toISOString().slice(0, 10)}: ${variants} variants of ${Math.ceil(variants / perProduct)} products in a CSV of ${rounded(bytes / megabyte)} MB, into the demo world's shop, one process on one core, while a visitor asks for pages without a pause. Load of the machine at the start: ${load.toFixed(1)} (other work counts in all figures).`,
    "",
    "| what | figure |",
    "| --- | --- |",
    `| dry run | ${rounded(dryRun)} s |`,
    `| import | ${rounded(importing)} s, ${Math.round((done * perProduct) / importing)} variants a second${isWhole ? "" : ` (stopped after ${done} products)`} |`,
    ...(isWhole ? [`| dry run of the same file afterwards: nothing changes | ${rounded(unchanged)} s |`] : []),
    `| memory at rest, before | ${rests.before} MB |`,
    `| memory during the import: least, most | ${Math.min(...samples.map(({ memory }) => memory))} MB, ${Math.max(...samples.map(({ memory }) => memory))} MB |`,
    `| its slope, from the first fifth on | ${rounded(slope(samples))} MB for every 1,000 products |`,
    `| memory of that process afterwards, left alone for ${quiet / 1000} s | ${left} MB |`,
    `| memory at rest after a restart, with the catalogue | ${rests.after} MB |`,
    `| a visitor's answers, p50 before and during | ${rounded(part(before, 0.5))} ms, ${rounded(part(during, 0.5))} ms |`,
    `| p95 before and during | ${rounded(part(before, 0.95))} ms, ${rounded(part(during, 0.95))} ms, ${rounded(part(during, 0.95) / part(before, 0.95))} times |`,
    `| visitors turned away because the shop was busy (503) | ${turnedAway} |`,
    "",
    "A step of an import holds 100 products, and the reading of a file its SKUs and handles alone. What a larger catalogue costs a process at rest are its lists ([decision 11](../docs/decisions/0011-lists-in-memory.md)) and what the search has not written into segments yet, a thousand products in each language that is asked for ([search](../docs/search.md)); the rest of what a heap grows to, V8 gives back when it has nothing to do. Every cache has a bound ([caching](../docs/caching.md)).",
    "",
    "Memory over the import:",
    "",
    "| seconds | products | MB |",
    "| --- | --- | --- |",
    ...tenths.flatMap((one) => (one ? [`| ${one.seconds.toFixed(0)} | ${one.done} | ${one.memory} |`] : [])),
    "",
  ];
  writeFileSync("bench/RESULTS-import.md", lines.join("\n"));
  console.log(lines.join("\n"));
}
