import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import { sampleProducts } from "#tests/support/samples/catalog.ts";
import { type Answer, invalid, notFoundV2, notFoundV3, type Route } from "./answers.ts";
import { cartRoutes } from "./carts.ts";
import { catalogRoutes } from "./catalogue.ts";
import { checkoutRoutes } from "./checkouts.ts";
import { customerRoutes } from "./customers.ts";
import { orderRoutes } from "./orders.ts";
import { paymentRoutes } from "./payments.ts";
import { storeRoutes } from "./store.ts";
import { channels, makeWorld, type World } from "./world.ts";

const token = "test-token";
const hash = "firn0";

/** A failure that happens once, at the next call whose "METHOD /path" matches. */
export type Disturbance = {
  at?: RegExp;
  status?: number;
  headers?: Record<string, string>;
  silence?: "before" | "after";
};

export type LocalStore = {
  world: World;
  settings: BigCommerceSettings;
  /** "GET /v3/catalog/products?…", in the order of the calls. */
  calls: string[];
  mishaps: Disturbance[];
  /** Calls left in the current rate limit window; null means unlimited. */
  quota: { left: number; resetMs: number } | null;
  close(): Promise<void>;
};

/** A local BigCommerce store: the sample catalogue behind BigCommerce's V2 and V3 APIs. */
export async function openLocalStore(products = sampleProducts(30)): Promise<LocalStore> {
  const world = makeWorld(products);
  const routes: Route[] = [
    ...catalogRoutes(world),
    ...cartRoutes(world),
    ...checkoutRoutes(world),
    ...paymentRoutes(world),
    ...customerRoutes(world),
    ...orderRoutes(world),
    ...storeRoutes,
  ];
  const server = createServer((request, response) => {
    answer(store, routes, request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  const store: LocalStore = {
    world,
    settings: {
      base: "",
      token,
      channels,
      client: { id: "app", secret: "app-secret" },
      storeHash: hash,
      payments: "",
      paymentMethod: null,
    },
    calls: [],
    mishaps: [],
    quota: null,
    close: () => closed(server),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  store.settings.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stores/${hash}`;
  store.settings.payments = store.settings.base;
  return store;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function answer(store: LocalStore, routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const { method = "GET" } = request;
  const url = new URL(request.url ?? "/", "http://store");
  const path = url.pathname.replace(`/stores/${hash}`, "");
  const line = `${method} ${path}${url.search}`;
  store.calls.push(line);

  const index = store.mishaps.findIndex(({ at }) => !at || at.test(line));
  const [mishap] = index < 0 ? [] : store.mishaps.splice(index, 1);
  // The request counts as received even when its response fails.
  const body = await bodyOf(request);
  if (mishap?.silence === "before") return;
  const send = ({ status, body }: Answer, headers: Record<string, string> = {}) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    response
      .writeHead(status, { ...(text && { "content-type": "application/json" }), ...limits(store), ...headers })
      .end(text);
  };
  if (mishap?.status)
    return send({ status: mishap.status, body: { status: mishap.status, title: "As ordered" } }, mishap.headers);
  const { authorization = "" } = request.headers;
  // Card payments have a token of their own.
  const isKnown = path === "/payments" || request.headers["x-auth-token"] === store.settings.token;
  if (!isKnown || !url.pathname.startsWith(`/stores/${hash}/`))
    return send({ status: 401, body: { status: 401, title: "Unauthorized", type: "about:blank" } });
  if (store.quota) {
    if (store.quota.left <= 0) return send({ status: 429, body: { status: 429, title: "Too many requests" } });
    store.quota.left -= 1;
  }
  if (body === unreadable) return send(invalid("JSON data is missing or invalid"));
  for (const [verb, pattern, handle] of routes) {
    const match = verb === method ? pattern.exec(path) : null;
    if (!match) continue;
    const answer = handle({ params: match.slice(1), query: url.searchParams, body, authorization });
    return mishap?.silence ? undefined : send(answer);
  }
  return send(path.startsWith("/v2/") ? notFoundV2 : notFoundV3);
}

const limits = ({ quota }: LocalStore) => ({
  "x-rate-limit-requests-quota": "150",
  "x-rate-limit-requests-left": String(quota?.left ?? 149),
  "x-rate-limit-time-window-ms": "30000",
  "x-rate-limit-time-reset-ms": String(quota?.resetMs ?? 30_000),
});

const unreadable = Symbol("unreadable");

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
