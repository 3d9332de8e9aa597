import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { PrivateAddress, publicAddressesOf } from "./addresses.ts";

export type Answer = { code: number | null; error: string; durationMs: number };

type Sending = { url: string; headers: Record<string, string>; body: string; allowPrivate: boolean };

/** The time in milliseconds within which an endpoint must answer. */
export const timeout = 10_000;

/**
 * Sends a message and waits for the status of the answer. The body is not read, and redirects are not followed. The
 * host is resolved and checked here, and the connection uses the checked address.
 */
export async function send(sending: Sending, milliseconds = timeout): Promise<Answer> {
  const start = performance.now();
  const answer = (code: number | null, error: string): Answer => ({
    code,
    error,
    durationMs: Math.round(performance.now() - start),
  });
  try {
    return answer(await post(sending, AbortSignal.timeout(milliseconds)), "");
  } catch (error) {
    return answer(null, reasonOf(error as NodeJS.ErrnoException));
  }
}

async function post({ url, headers, body, allowPrivate }: Sending, signal: AbortSignal): Promise<number> {
  const target = new URL(url);
  const addresses = allowPrivate ? null : await within(signal, publicAddressesOf(target.hostname));
  const toChecked: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses ?? [];
    if (all || !first) done(null, addresses ?? []);
    else done(null, first.address, first.family);
  };
  // Literal addresses were checked above and need no lookup.
  const isName = isIP(target.hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  const request = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const sent = request(target, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(addresses && isName && { lookup: toChecked }),
    });
    sent.on("error", failed);
    sent.on("response", (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    sent.end(body);
  });
}

const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, failed) => signal.addEventListener("abort", () => failed(signal.reason), { once: true })),
  ]);

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no answer in time";
  return error.code ?? error.message.slice(0, 200);
}
