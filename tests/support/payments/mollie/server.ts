import { randomBytes } from "node:crypto";
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { textOf } from "../request-text.ts";
import { certificate } from "./certificate.ts";
import { hostedPage } from "./hosted-page.ts";
import { MollieFault, MollieLedger, type MolliePayment } from "./ledger.ts";

/** The failure of the next request; `after` says whether it was carried out before its response was lost. */
export type Trouble = { kind: "silence" | "hang-up" | "429" | "409" | "500"; after?: boolean };

type Answer = { status: number; body?: unknown };
type Body = Record<string, unknown>;

/**
 * Mollie's API for payments (docs.mollie.com/reference), with its keys, idempotency, pages of lists and webhooks, and
 * the page where shoppers pay. Mollie's client speaks TLS only and trusts only the authorities that it ships, so no
 * certificates are checked while this server runs.
 */
export async function startMollie() {
  const ledger = new MollieLedger();
  const apiKey = "test_firn0123456789firn0123456789ab";
  const answers = new Map<string, { request: string; answer: Answer }>();
  const troubles: Trouble[] = [];
  const requests: { method: string; path: string; body: Body; key?: string | undefined }[] = [];
  /** The payment methods of the account, by Mollie's names. */
  const methods = ["creditcard", "ideal", "applepay"];
  const silent = new Set<ServerResponse>();
  const trusted = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";

  const api = createServer(certificate, (request, response) => {
    handle(request, response).catch((error) => send(response, { status: 500, body: { detail: String(error) } }));
  });
  const pages = createPlainServer((request, response) => {
    hostedPage(ledger, notify, request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const url = new URL(request.url ?? "/", "https://mollie");
    const { method = "GET" } = request;
    const key = request.headers["idempotency-key"]?.toString();
    requests.push({ method, path: url.pathname, body: text ? JSON.parse(text) : {}, key });
    const trouble = troubles.shift();
    if (trouble && !trouble.after) return suffer(response, trouble);
    const answer = replayed(key, `${method} ${url.pathname} ${text}`, () => {
      try {
        const isKnown = request.headers.authorization === `Bearer ${apiKey}`;
        if (!isKnown)
          throw new MollieFault(401, "Unauthorized Request", "Missing authentication, or failed to authenticate");
        return route(method, url, text ? JSON.parse(text) : {});
      } catch (error) {
        if (!(error instanceof MollieFault)) throw error;
        return { status: error.body.status, body: error.body };
      }
    });
    return trouble ? suffer(response, trouble) : send(response, answer);
  }

  /** Within an hour, a repeated key gets the response to the first request. */
  function replayed(key: string | undefined, request: string, make: () => Answer): Answer {
    if (key === undefined) return copy(make());
    const earlier = answers.get(key);
    if (earlier && earlier.request !== request) return { status: 409, body: { status: 409, detail: "Key was reused" } };
    const answer = earlier?.answer ?? copy(make());
    answers.set(key, { request, answer });
    return answer;
  }

  function route(method: string, url: URL, body: Body): Answer {
    if (method === "GET" && url.pathname === "/v2/methods") return { status: 200, body: listMethods(url) };
    const [, id = "", verb = ""] = /^\/v2\/payments(?:\/(\w+))?(?:\/([\w-]+))?$/.exec(url.pathname) ?? [];
    const call = `${method}${id && " id"}${verb && ` ${verb}`}`;
    const calls: Record<string, () => Answer> = {
      POST: () => ({ status: 201, body: shown(ledger.create(body)) }),
      GET: () => ({ status: 200, body: list(url) }),
      "GET id": () => ({ status: 200, body: shown(ledger.retrieve(id), url.searchParams.get("embed") ?? "") }),
      "DELETE id": () => ({ status: 200, body: shown(ledger.cancel(id)) }),
      "POST id captures": () => ({ status: 201, body: { ...ledger.capture(id), _links: {} } }),
      "POST id release-authorization": () => {
        ledger.release(id);
        return { status: 202 };
      },
      "POST id refunds": () => ({ status: 201, body: { ...ledger.refund(id, body), _links: {} } }),
    };
    const found = url.pathname.startsWith("/v2/payments") ? calls[call] : undefined;
    if (found) return found();
    throw new MollieFault(404, "Not Found", `No such endpoint: ${method} ${url.pathname}`);
  }

  /** Wallets are listed only for callers who say that they show them. */
  function listMethods({ searchParams }: URL) {
    const wallets = (searchParams.get("includeWallets") ?? "").split(",");
    const told = methods.filter((id) => !/^(?:applepay|googlepay)$/.test(id) || wallets.includes(id));
    const listed = told.map((id) => ({ resource: "method", id, description: id, status: "activated", _links: {} }));
    return { count: listed.length, _embedded: { methods: listed }, _links: {} };
  }

  function shown(payment: MolliePayment, embed = "") {
    const { id, status } = payment;
    const self = { href: `${apiHost}/v2/payments/${id}`, type: "application/hal+json" };
    const checkout = { href: `${pagesHost}/checkout/select-method/${id}`, type: "text/html" };
    const embedded = {
      ...(embed.includes("refunds") && { refunds: ledger.refundsOf(id).map((one) => ({ ...one, _links: {} })) }),
      ...(embed.includes("chargebacks") && {
        chargebacks: ledger.chargebacksOf(id).map((one) => ({ ...one, _links: {} })),
      }),
    };
    return {
      ...payment,
      _links: { self, ...(status === "open" && { checkout }) },
      ...(embed !== "" && { _embedded: embedded }),
    };
  }

  /** Newest first, a page at a time. */
  function list(url: URL) {
    const all = [...ledger.payments.values()].reverse();
    const from = url.searchParams.get("from");
    const start = from === null ? 0 : all.findIndex(({ id }) => id === from);
    const limit = Number(url.searchParams.get("limit") ?? 50);
    const next = all[start + limit];
    const href = `${apiHost}/v2/payments?from=${next?.id}&limit=${limit}`;
    const payments = all.slice(start, start + limit).map((payment) => shown(payment));
    return { count: payments.length, _embedded: { payments }, _links: { next: next ? { href } : null } };
  }

  function suffer(response: ServerResponse, { kind }: Trouble): void {
    if (kind === "silence") return void silent.add(response);
    if (kind === "hang-up") return void response.destroy();
    response.setHeader("retry-after", "0");
    send(response, {
      status: Number(kind),
      body: { status: Number(kind), title: "Trouble", detail: `Answer ${kind}` },
    });
  }

  /** Mollie's message that a payment has changed: its id, and nothing else. */
  function message(id: string) {
    const { webhookUrl = "" } = ledger.retrieve(id);
    const headers = { "content-type": "application/x-www-form-urlencoded", "user-agent": "Mollie HTTP client/1.0" };
    return { url: webhookUrl, body: Buffer.from(`id=${id}`), headers };
  }

  async function notify(id: string): Promise<number> {
    const { url, body, headers } = message(id);
    return (await fetch(url, { method: "POST", body: new Uint8Array(body), headers })).status;
  }

  const [apiPort, pagesPort] = [await listen(api), await listen(pages)];
  const apiHost = `https://127.0.0.1:${apiPort}`;
  const pagesHost = `http://127.0.0.1:${pagesPort}`;

  return {
    apiKey,
    apiHost,
    pagesHost,
    ledger,
    methods,
    requests,
    /** Lets the next requests fail, one after the other. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    /** The number of requests that are still to fail. */
    failing: () => troubles.length,
    /** As if an hour had passed: keys and amounts can be used again. */
    forgetKeys() {
      answers.clear();
      ledger.refusesSameAmount = false;
    },
    message,
    /** Posts the message to the shop. Returns the status of the response. */
    notify,
    async stop() {
      for (const response of silent) response.destroy();
      for (const server of [api, pages]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      if (trusted === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = trusted;
    },
  };
}

export type MollieServer = Awaited<ReturnType<typeof startMollie>>;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

/** Copies a response, so that later changes of the payment do not change it. */
const copy = ({ status, body }: Answer): Answer => ({ status, body: structuredClone(body) });

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    "content-type": "application/hal+json",
    "x-request-id": randomBytes(6).toString("hex"),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
