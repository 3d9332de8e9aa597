import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startShop } from "#tests/journeys/shop.ts";
import { findings, type VisitedPage } from "./findings.ts";
import { readPage } from "./page.ts";

/**
 * npm run crawl: visits PAGES pages (2,000 when it is not said) of the demo world in LOCALES, by the links it finds and by
 * the sitemaps, and tells every dead link, missing or one-sided alternate and title that two pages share. CRAWL_URL names a
 * shop that runs already; otherwise one is started from what was built last. Ends with 1 if there is anything to tell.
 */

const most = Number(process.env.PAGES ?? 2000);
const locales = (process.env.LOCALES ?? "en-us,de-de,fr-fr,es-es,it-it,fr-ca,ja-jp").split(",");
const atOnce = 4;

const data = process.env.CRAWL_URL ? null : mkdtempSync(join(tmpdir(), "firn-crawl-"));
const shop = data ? await startShop(data, await freePort()) : null;
const origin = new URL(shop?.url ?? process.env.CRAWL_URL ?? "").origin;

const visited = new Map<string, VisitedPage>();
/** Addresses that are only asked for, because a page names them: redirects, files, other locales' pages. */
const statuses = new Map<string, number>();
const namedBy = new Map<string, string>();
const waiting: string[] = [];
const queued = new Set<string>();

const localeOf = (address: string): string => {
  const first = new URL(address).pathname.split("/")[1] ?? "";
  return /^[a-z]{2}-[a-z]{2}$/.test(first) ? first : "en-us";
};
/** Pages of the chosen locales, each once however it is narrowed; lists that can be narrowed have no end. */
const isWanted = (address: string): boolean => {
  const url = new URL(address);
  if (url.origin !== origin || !locales.includes(localeOf(address))) return false;
  return [...url.searchParams.keys()].every((name) => name === "page");
};

function enqueue(address: string, from: string): void {
  if (!address.startsWith(`${origin}/`) && address !== origin) return;
  if (!namedBy.has(address)) namedBy.set(address, from);
  if (queued.has(address) || !isWanted(address)) return;
  queued.add(address);
  waiting.push(address);
}

/** A busy shop is asked again; one that does not answer at all counts as broken. */
async function ask(address: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const given = fetch(address, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(60_000) });
    const answer = await given.catch(() => new Response("", { status: 503 }));
    if ((answer.status !== 429 && answer.status !== 503) || tries === 5) return answer;
    await answer.body?.cancel();
    await new Promise((later) => setTimeout(later, 1000));
  }
}

async function visit(address: string): Promise<void> {
  const answer = await ask(address);
  statuses.set(address, answer.status);
  const text = await answer.text();
  if (!answer.ok || !(answer.headers.get("content-type") ?? "").startsWith("text/html")) return;
  // A redirect leads to a page that is visited under its own address.
  if (answer.redirected && answer.url !== address) return enqueue(answer.url, address);
  const read = readPage(text, address);
  visited.set(address, { address, locale: localeOf(address), ...read });
  for (const link of read.links) enqueue(link, address);
}

async function work(list: readonly string[], each: (address: string) => Promise<void>): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await each(next);
    }),
  );
}

try {
  for (const locale of locales) enqueue(locale === "en-us" ? `${origin}/` : `${origin}/${locale}`, "the start");
  for (const locale of locales) {
    const map = await (await fetch(`${origin}/sitemaps/${locale}.xml`)).text();
    for (const [, loc = ""] of map.matchAll(/<url><loc>([^<]*)<\/loc>/g)) enqueue(loc, `sitemap of ${locale}`);
  }
  // Locales in turn, so that a crawl that ends early has seen something of each.
  const turns = locales.map((locale) => waiting.filter((address) => localeOf(address) === locale));
  const inTurns = Array.from({ length: Math.max(...turns.map((list) => list.length)) }, (_, at) =>
    turns.flatMap((list) => list[at] ?? []),
  );
  waiting.splice(0, waiting.length, ...inTurns.flat());
  while (waiting.length > 0 && visited.size < most)
    await work(waiting.splice(0, Math.min(50, most - visited.size)), visit);

  const named = [...namedBy.keys()].filter((address) => !statuses.has(address));
  const elsewhere = [
    ...new Set([...visited.values()].flatMap((page) => page.alternates.map(({ href }) => href))),
  ].filter((href, at) => !statuses.has(href) && at % 20 === 0);
  await work([...named, ...elsewhere], async (address) => {
    if (statuses.has(address)) return;
    const answer = await ask(address);
    statuses.set(address, answer.status);
    await answer.body?.cancel();
  });
  const found = findings([...visited.values()], statuses, namedBy, origin);
  const counts = locales.map(
    (locale) => `${locale} ${[...visited.values()].filter((page) => page.locale === locale).length}`,
  );
  console.log(`${visited.size} pages visited (${counts.join(", ")}), ${statuses.size} addresses asked.`);
  for (const line of found.slice(0, 200)) console.log(line);
  console.log(found.length === 0 ? "Nothing to tell." : `${found.length} findings.`);
  process.exitCode = found.length === 0 && visited.size >= Math.min(most, 2000) ? 0 : 1;
} finally {
  await shop?.stop();
  if (data) rmSync(data, { recursive: true, force: true });
}
