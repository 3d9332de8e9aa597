import type { Payload } from "#storefront/app/payload.ts";

/** Prefetched payloads are valid for half a minute. At most four are fetched at once (specification 9.3). */
const freshFor = 30_000;
const parallel = 4;

const ahead = new Map<string, { at: number; payload: Promise<Payload> }>();
const waiting: string[] = [];
let running = 0;

/** Returns the address of a page's data: /de-de/p/kestrel?x → /de-de/p/kestrel/_payload.json?x (specification 2.4). */
export const payloadAddress = (url: URL): string => `${url.pathname.replace(/\/$/, "")}/_payload.json${url.search}`;

async function fetchPayload(address: string): Promise<Payload> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  const type = answer.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new Error(`No payload at ${address}`);
  return (await answer.json()) as Payload;
}

/** Returns a page's data, from the prefetched ones when fresh. */
export function getPayload(url: URL): Promise<Payload> {
  const address = payloadAddress(url);
  const known = ahead.get(address);
  ahead.delete(address);
  const isFresh = known && Date.now() - known.at < freshFor;
  return isFresh ? known.payload.catch(() => fetchPayload(address)) : fetchPayload(address);
}

/** Prefetches a page's data. Failures are ignored, because a click fetches again. */
export function prefetchPayload(url: URL): void {
  const address = payloadAddress(url);
  const known = ahead.get(address);
  if ((known && Date.now() - known.at < freshFor) || waiting.includes(address)) return;
  waiting.push(address);
  next();
}

function next(): void {
  if (running >= parallel) return;
  const address = waiting.shift();
  if (!address) return;
  running += 1;
  const payload = fetchPayload(address);
  ahead.set(address, { at: Date.now(), payload });
  // Failures are also stored, so that the same address is not prefetched repeatedly. A click fetches again.
  const done = () => {
    running -= 1;
    next();
  };
  payload.then(done, done);
}
