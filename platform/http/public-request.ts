import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { publicAddressesOf } from "./public-addresses.ts";

type OutgoingRequest = Pick<RequestOptions, "method" | "headers"> & {
  body?: string;
  /** Whether hosts in private networks are allowed. */
  allowPrivate: boolean;
  signal: AbortSignal;
};

/**
 * Sends a request to an address that somebody typed, and answers its response with the body unread. The host is
 * resolved and checked here, and the connection uses the checked address. Redirects are not followed. Throws
 * `PrivateAddress`, and the signal's reason when it is over.
 */
export async function requestPublic(
  address: URL,
  { body, allowPrivate, ...options }: OutgoingRequest,
): Promise<IncomingMessage> {
  const addresses = allowPrivate ? null : await within(options.signal, publicAddressesOf(address.hostname));
  const toChecked: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses ?? [];
    if (all || !first) done(null, addresses ?? []);
    else done(null, first.address, first.family);
  };
  // Literal addresses were checked above and need no lookup.
  const isName = isIP(address.hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
  const request = address.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const sent = request(address, { ...options, agent: false, ...(addresses && isName && { lookup: toChecked }) });
    sent.on("error", failed);
    sent.on("response", done);
    sent.end(body);
  });
}

const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, failed) => signal.addEventListener("abort", () => failed(signal.reason), { once: true })),
  ]);
