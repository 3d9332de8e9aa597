import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { followHost } from "./follow.ts";
import { httpClient } from "./http-client.ts";
import { cachePolicies, defaultLimits, type HostSettings, hostOf } from "./http-settings.ts";

/** A content service on a real port that answers as each test requires. */
let server: Server | undefined;
const seen: URL[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  seen.length = 0;
});

type Handler = (url: URL, request: IncomingMessage, response: ServerResponse) => void;

async function serve(handler: Handler): Promise<string> {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://host");
    seen.push(url);
    handler(url, request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const entries = (...titles: string[]) => ({ entries: titles.map((title) => ({ uid: title, title, locale: "en-us" })) });

const connect = (host: string, more: Partial<HostSettings> = {}) => {
  const error = vi.fn();
  const keys = { apiKey: "key", deliveryToken: "token", environment: "production" };
  return { client: httpClient({ host, ...keys, retryDelay: 5, ...more }, { error } as never), error };
};
const titles = async (all: Promise<{ title: string }[]>) => (await all).map(({ title }) => title);

describe("9.3 the content client", () => {
  test.each([408, 429])("asks again after %d, five times at most", async (status) => {
    let left = 5;
    const host = await serve((_url, _request, response) =>
      left-- > 0 ? send(response, status, {}) : send(response, 200, entries("late")),
    );
    const { client, error } = connect(host);
    expect(await titles(client.all("page", "en-us"))).toEqual(["late"]);
    left = 6;
    expect(await client.all("page", "en-us")).toEqual([]);
    expect([seen.length, error.mock.calls.length]).toEqual([12, 1]);
  });

  test("waits 300 ms between tries and 30,000 ms for an answer unless told otherwise", () => {
    expect(defaultLimits).toEqual({ timeout: 30_000, retryLimit: 5, retryDelay: 300 });
  });

  test("gives up a request that takes too long", async () => {
    const host = await serve(() => undefined);
    const { client, error } = connect(host, { timeout: 60 });
    expect(await client.byUrl("/about", "de")).toBeNull();
    expect(error.mock.calls[0]?.[0].err.name).toBe("TimeoutError");
  });

  test("speaks the protocol: keys in headers, environment, language, fallback and page in the query", async () => {
    let headers: IncomingMessage["headers"] = {};
    const host = await serve((_url, request, response) => {
      headers = request.headers;
      send(response, 200, entries());
    });
    await connect(host).client.all("page", "de");
    expect(headers).toMatchObject({ api_key: "key", access_token: "token" });
    expect(seen[0]?.pathname).toBe("/v3/content_types/page/entries");
    expect(Object.fromEntries(seen[0]?.searchParams ?? [])).toEqual({
      environment: "production",
      locale: "de",
      include_fallback: "true",
      asc: "uid",
      skip: "0",
      limit: "100",
    });
  });

  const run = async (policy: HostSettings["cachePolicy"]) => {
    let number = 0;
    let isDown = false;
    const host = await serve((_url, _request, response) => {
      number += 1;
      return isDown ? send(response, 500, {}) : send(response, 200, entries(`answer ${number}`));
    });
    const { client } = connect(host, { cachePolicy: policy });
    const ask = () => titles(client.all("page", "en-us")).then((all) => all[0]);
    const [first, second] = [await ask(), await ask()];
    await expect.poll(() => seen.length).toBe(policy === cachePolicies.cacheElseNetwork ? 1 : 2);
    isDown = true;
    // The background request behind a cached answer may still be running.
    if (policy === cachePolicies.cacheThenNetwork) await expect.poll(ask).not.toBe(first);
    const down = await ask();
    client.refresh();
    return [first, second, down, await ask()];
  };

  test.each([
    ["ignore cache, the default", undefined, ["answer 1", "answer 2", undefined, undefined]],
    ["ignore cache -1", -1, ["answer 1", "answer 2", undefined, undefined]],
    ["network only 0", 0, ["answer 1", "answer 2", undefined, undefined]],
    ["cache else network 1", 1, ["answer 1", "answer 1", "answer 1", undefined]],
    ["network else cache 2", 2, ["answer 1", "answer 2", "answer 2", "answer 2"]],
    ["cache then network 3", 3, ["answer 1", "answer 1", "answer 2", undefined]],
  ] as const)("has the cache policy %s", async (_name, policy, answers) => {
    expect(await run(policy)).toEqual(answers);
  });
});

describe("8 content that fails to load", () => {
  test.each<[string, Handler]>([
    ["a refusal", (_url, _request, response) => send(response, 412, { error_message: "No stack.", error_code: 109 })],
    ["no JSON", (_url, _request, response) => response.end("<html>")],
    ["a lost connection", (_url, _request, response) => response.destroy()],
  ])("is logged and empty: %s", async (_name, handler) => {
    const { client, error } = connect(await serve(handler));
    expect(await client.all("page", "de")).toEqual([]);
    expect(await client.byUids("page", ["about"], "de")).toEqual(new Map());
    expect(await client.byUrl("/about", "de")).toBeNull();
    expect(error).toHaveBeenCalledTimes(3);
  });

  test("is empty as a whole when a page is missing, and names the service's own words", async () => {
    const host = await serve((url, _request, response) =>
      url.searchParams.get("skip") === "0"
        ? send(response, 200, entries("a", "b"))
        : send(response, 422, { error_message: "Too far.", error_code: 141, errors: {} }),
    );
    const { client, error } = connect(host, { pageSize: 2 });
    expect(await client.all("page", "en-us")).toEqual([]);
    expect(error.mock.calls[0]?.[0].err).toMatchObject({ message: "Too far.", code: 141, status: 422 });
  });
});

test("9.1 content regions have their hosts, and a host of one's own wins", () => {
  expect(["eu", "us", "azure-na", "azure-eu", "gcp-na", ""].map((region) => hostOf("", region))).toEqual([
    "https://eu-cdn.contentstack.com",
    "https://cdn.contentstack.io",
    "https://azure-na-cdn.contentstack.com",
    "https://azure-eu-cdn.contentstack.com",
    "https://gcp-na-cdn.contentstack.com",
    null,
  ]);
  expect(hostOf("https://content.example", "eu")).toBe("https://content.example");
});

test("7.9 changes of a hosted service are followed by sync, page by page, and failures do not end it", async () => {
  let number = 0;
  const host = await serve((url, _request, response) => {
    number += 1;
    if (number === 1) return send(response, 500, {});
    if (url.searchParams.has("init")) return send(response, 200, { items: [], sync_token: "s1" });
    if (url.searchParams.get("sync_token") === "s1")
      return send(response, 200, { items: [{ content_type_uid: "page" }], pagination_token: "p1" });
    if (url.searchParams.has("pagination_token"))
      return send(response, 200, { items: [{ content_type_uid: "banner" }], sync_token: "s2" });
    return send(response, 200, { items: [], sync_token: "s2" });
  });
  const heard: string[][] = [];
  const warn = vi.fn();
  const settings = { host, apiKey: "key", deliveryToken: "token", environment: "production" };
  const stop = followHost(settings, 0.02, { warn } as never, (tags) => heard.push([...tags]));
  await expect.poll(() => seen.length).toBeGreaterThan(5);
  stop();
  expect(heard).toEqual([["content:?", "content:page", "content:banner"]]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("8 when a service that was away answers again, what was made without it is made again, once", async () => {
  let isAway = true;
  const host = await serve((url, _request, response) => {
    if (url.pathname.endsWith("/sync")) return send(response, 200, { items: [], sync_token: "s1" });
    return isAway ? send(response, 500, {}) : send(response, 200, entries("Back"));
  });
  const { client, error } = connect(host);
  expect(await titles(client.all("page", "en-us"))).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
  isAway = false;
  const heard: string[][] = [];
  const settings = { host, apiKey: "key", deliveryToken: "token", environment: "production" };
  const warn = vi.fn();
  const stop = followHost(settings, 0.02, { warn } as never, (tags) => heard.push([...tags]), client.hasFailed);
  await expect.poll(() => seen.filter(({ pathname }) => pathname.endsWith("/sync")).length).toBeGreaterThan(3);
  stop();
  expect(heard).toEqual([["content"]]);
  expect(await titles(client.all("page", "en-us"))).toEqual(["Back"]);
});
