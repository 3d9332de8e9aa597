import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StripeCustomers } from "./customers.ts";
import { type Charge, type Intent, StripeFault, StripeLedger } from "./ledger.ts";

/** The failure of the next request; `after` says whether it was carried out before its response was lost. */
export type Trouble = { kind: "silence" | "hang-up" | "429" | "500" | "409"; after?: boolean };

type Answer = { status: number; body: unknown };

/** Stripe's API for payments over HTTP, with its keys, form bodies, idempotency and signed events. */
export async function startStripe() {
  const ledger = new StripeLedger();
  const people = new StripeCustomers();
  const keys = { secretKey: "sk_test_firn", publishableKey: "pk_test_firn", webhookSecret: "whsec_firn" };
  const answers = new Map<string, { request: string; answer: Answer }>();
  const troubles: Trouble[] = [];
  const requests: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const silent = new Set<ServerResponse>();
  const state = { isSearchLate: false };

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => send(response, { status: 500, body: { error: String(error) } }));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "/", "http://stripe");
    const text = Buffer.concat(chunks).toString("utf8");
    const { method = "GET" } = request;
    const body = readForm(text || url.searchParams.toString());
    requests.push({ method, path: url.pathname, body });
    const trouble = troubles.shift();
    if (trouble && !trouble.after) return suffer(response, trouble);
    const answer = remembered(request, `${method} ${url.pathname} ${text}`, () => {
      try {
        authorize(request, url.pathname, body);
        return { status: 200, body: expanded(route(method, url.pathname, body), body.expand) };
      } catch (error) {
        if (!(error instanceof StripeFault)) throw error;
        return { status: error.status, body: { error: error.error } };
      }
    });
    return trouble ? suffer(response, trouble) : send(response, answer);
  }

  /** A repeated key gets exactly the response to the first request. */
  function remembered(request: IncomingMessage, said: string, make: () => Answer): Answer {
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return copy(make());
    const earlier = answers.get(key);
    if (earlier && earlier.request !== said) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return { status: 400, body: { error: { type: "idempotency_error", message } } };
    }
    const answer = earlier?.answer ?? copy(make());
    answers.set(key, { request: said, answer });
    return answer;
  }

  /** The secret key may do everything. The browser's key may confirm an intent whose secret it knows. */
  function authorize({ headers }: IncomingMessage, path: string, body: Record<string, unknown>): void {
    const key = headers.authorization?.replace("Bearer ", "") ?? body.key;
    if (key === keys.secretKey) return;
    const id = /^\/v1\/payment_intents\/(\w+)\/confirm$/.exec(path)?.[1];
    const isOpened = id !== undefined && ledger.intents.get(id)?.client_secret === body.client_secret;
    if (key === keys.publishableKey && isOpened) return;
    throw new StripeFault(401, "invalid_request_error", "api_key_invalid", "Invalid API Key provided");
  }

  function route(method: string, path: string, body: Record<string, unknown>): unknown {
    const [, resource, id = "", verb = ""] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const call = `${method} ${resource}${id === "search" ? "/search" : id && "/id"}${verb && `/${verb}`}`;
    const calls: Record<string, () => unknown> = {
      "POST payment_intents": () => {
        if (body.customer !== undefined) people.retrieve(String(body.customer));
        return ledger.create(body);
      },
      "GET payment_intents": () => list([...ledger.intents.values()].reverse()),
      "GET payment_intents/search": () => list(search(String(body.query))),
      "GET payment_intents/id": () => ledger.retrieve(id),
      "POST payment_intents/id/confirm": () => confirm(id, body),
      "POST customers": () => people.create(body),
      "DELETE customers/id": () => people.remove(id),
      "GET customers/id/payment_methods": () => list(people.listMethods(id)),
      "POST customer_sessions": () => people.session(body),
      "POST payment_methods/id/detach": () => people.detach(id),
      "POST payment_intents/id/capture": () => ledger.capture(id),
      "POST payment_intents/id/cancel": () => ledger.cancel(id),
      "POST refunds": () => ledger.refund(body),
    };
    const found = calls[call];
    if (found) return found();
    throw new StripeFault(404, "invalid_request_error", "", `Unrecognized request URL (${method}: ${path}).`);
  }

  /**
   * Related objects are returned as ids unless the request expands them (expand[]=latest_charge, data.latest_charge).
   */
  function expanded(object: unknown, expand: unknown): unknown {
    const paths = Object.values((expand ?? {}) as object);
    const withCharge = (intent: Intent) => ({
      ...intent,
      latest_charge: ledger.charges.get(intent.latest_charge ?? "") ?? null,
    });
    if (paths.includes("latest_charge")) return withCharge(object as Intent);
    if (!paths.includes("data.latest_charge")) return object;
    const { data, ...more } = object as { data: Intent[] };
    return { ...more, data: data.map(withCharge) };
  }

  /** A saved card can pay for its own customer only. A card that is to be saved is saved after the payment. */
  function confirm(
    id: string,
    { payment_method: method, setup_future_usage: usage, allow_redisplay: word }: Record<string, unknown>,
  ) {
    const saved = people.methods.get(String(method));
    if (saved && (saved.customer === null || saved.customer !== ledger.retrieve(id).customer))
      throw new StripeFault(400, "invalid_request_error", "resource_missing", `No such PaymentMethod: '${saved.id}'`);
    const intent = ledger.confirm(id, method, usage);
    const card = ledger.charges.get(intent.latest_charge ?? "")?.payment_method_details.card;
    if (usage === "on_session" && intent.customer && card)
      people.keep(intent.customer, word === "always", card as { brand: string; last4: string });
    return intent;
  }

  function search(query: string): Intent[] {
    const [, name = "", value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(query) ?? [];
    if (!name) throw new StripeFault(400, "invalid_request_error", "", `Unable to parse search query: ${query}`);
    return state.isSearchLate ? [] : [...ledger.intents.values()].filter((intent) => intent.metadata[name] === value);
  }

  function suffer(response: ServerResponse, { kind }: Trouble): void {
    if (kind === "silence") return void silent.add(response);
    if (kind === "hang-up") return void response.destroy();
    const type = { 429: "rate_limit_error", 409: "idempotency_error", 500: "api_error" }[kind];
    send(response, { status: Number(kind), body: { error: { type, code: kind === "429" ? "rate_limit" : "" } } });
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...keys,
    apiHost,
    ledger,
    people,
    requests,
    state,
    /** Lets the next requests fail, one after the other. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    /** The number of requests that are still to fail. */
    failing: () => troubles.length,
    /** What the browser does with the shopper's card, knowing the publishable key and the intent's secret. */
    async pay(clientSecret: string, method: string, more: Record<string, string> = {}) {
      const id = clientSecret.split("_secret")[0];
      const response = await fetch(`${apiHost}/v1/payment_intents/${id}/confirm`, {
        method: "POST",
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: method, ...more }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    /** An event as Stripe sends it: the body and its signed headers. */
    event(
      type: string,
      object: Intent | Charge | object,
      { id = `evt_${randomBytes(8).toString("hex")}`, at = 0 } = {},
    ) {
      const seconds = at || Math.floor(Date.now() / 1000);
      const payload = { id, object: "event", type, created: seconds, livemode: false, data: { object } };
      const body = Buffer.from(JSON.stringify(payload, null, 2));
      const hex = createHmac("sha256", keys.webhookSecret).update(`${seconds}.${body}`).digest("hex");
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${seconds},v1=${hex}`,
      };
      return { body, headers };
    },
    async stop() {
      for (const response of silent) response.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/** Copies a response, so that later changes of the intent do not change it. */
const copy = ({ status, body }: Answer): Answer => ({ status, body: structuredClone(body) });

const list = (data: unknown[]) => ({ object: "list", has_more: false, data });

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": `req_${randomBytes(6).toString("hex")}`,
  });
  response.end(JSON.stringify(body));
}

/** Reads "metadata[payment_id]=1" as { metadata: { payment_id: "1" } }, at any depth. */
function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? name;
    let at = form;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return form;
}
