import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { startOnFirstCore } from "./program.ts";

/**
 * npm run bench:lighthouse: the Lighthouse scores of home, a category, a product and the cart on a phone, the best of
 * three runs (RUNS), because a busy machine only makes them worse. SHOP_URL names a running shop; otherwise one is
 * started. Lighthouse is fetched by npx and is not part of the product. The browser is CHROME_PATH, the system's, or
 * the one that tests use.
 */

const version = "lighthouse@12";
const runs = Number(process.env.RUNS ?? 3);
const pages = { home: "/", category: "/en-us/c/snowboards", product: "/en-us/p/kestrel", cart: "/en-us/cart" };
const targets = "performance ≥ 98, the others 100; LCP ≤ 1.8 s, CLS ≤ 0.02, TBT ≤ 100 ms; pictures ≤ 300 KB";

type Audits = Record<string, { numericValue?: number; details?: { items?: Record<string, unknown>[] } } | undefined>;
type Report = { categories: Record<string, { score: number | null }>; audits: Audits };
type LighthouseScores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  cls: number;
  tbt: number;
  requests: number;
  kilobytes: number;
  pictureKilobytes: number;
};

const run = promisify(execFile);

async function look(url: string, chrome: string, path: string): Promise<LighthouseScores> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
  const args = ["--yes", version, url, "--quiet", "--output=json", `--output-path=${path}`, `--chrome-flags=${flags}`];
  await run("npx", args, { env: { ...process.env, CHROME_PATH: chrome } });
  return seenIn(JSON.parse(readFileSync(path, "utf8")) as Report);
}

function seenIn({ categories, audits }: Report): LighthouseScores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (items: Record<string, unknown>[]) =>
    Math.round(items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0) / 1024);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    fcp: Math.round(value("first-contentful-paint")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    tbt: Math.round(value("total-blocking-time")),
    requests: requests.length,
    kilobytes: bytes(requests),
    pictureKilobytes: bytes(requests.filter(({ resourceType }) => resourceType === "Image")),
  };
}

async function lookAt(shop: string): Promise<Record<string, LighthouseScores>> {
  const { path: chrome } = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), "firn-lighthouse-"));
  const best: Record<string, LighthouseScores> = {};
  try {
    for (const [name, path] of Object.entries(pages)) {
      // The first visit renders images and builds the page, so it is not measured.
      await look(shop + path, chrome, join(folder, "first.json"));
      for (let round = 0; round < runs; round++) {
        const seen = await look(shop + path, chrome, join(folder, `${name}.json`));
        console.log(name, JSON.stringify(seen));
        const known = best[name];
        const isBetter = !known || seen.performance > known.performance;
        if (isBetter || (seen.performance === known.performance && seen.lcp < known.lcp)) best[name] = seen;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return best;
}

async function withShop(work: (shop: string) => Promise<void>): Promise<void> {
  if (process.env.SHOP_URL) return work(process.env.SHOP_URL.replace(/\/$/, ""));
  execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
  const folder = mkdtempSync(join(tmpdir(), "firn-lighthouse-shop-"));
  const postgres = await startEmbeddedPostgres(folder);
  const shop = "http://127.0.0.1:3240";
  const settings = {
    PORT: "3240",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(postgres.settings.host ?? "")}`,
  };
  try {
    const server = await startOnFirstCore("server/launch/start.js", settings, `${shop}/readyz`);
    await work(shop).finally(() => server.stop());
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(best: Record<string, LighthouseScores>): string {
  const rows = Object.entries(best).map(([name, s]) =>
    [
      name,
      s.performance,
      s.accessibility,
      s.bestPractices,
      s.seo,
      `${(s.lcp / 1000).toFixed(2)} s`,
      `${(s.fcp / 1000).toFixed(2)} s`,
      s.cls,
      `${s.tbt} ms`,
      s.requests,
      s.kilobytes,
      s.pictureKilobytes,
    ].join(" | "),
  );
  return `# Lighthouse

One run of \`npm run bench:lighthouse\` on ${new Date().toISOString().slice(0, 10)}, ${version}, its phone and its slow line, the best of ${runs}. Wanted: ${targets}.

| page | performance | accessibility | best practices | SEO | LCP | FCP | CLS | TBT | requests | KB | pictures, KB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join("\n")}
`;
}

await withShop(async (shop) => {
  const best = await lookAt(shop);
  mkdirSync("bench/lighthouse", { recursive: true });
  writeFileSync("bench/lighthouse/summary.json", `${JSON.stringify(best, null, 2)}\n`);
  writeFileSync("bench/lighthouse/RESULTS.md", report(best));
});
