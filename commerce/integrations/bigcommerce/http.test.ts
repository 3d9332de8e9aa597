import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { limit } from "#tests/support/limits.ts";
import { Budget } from "./budget.ts";
import { type Clock, defaultLimits, type HttpLimits, openHttp } from "./http.ts";

const limits: HttpLimits = { ...defaultLimits, timeout: limit(8000), longestPause: 400 };
let store: LocalStore;
/** The pauses so far. The clock advances by these only. */
let slept: number[];
let clock: Clock;
beforeEach(async () => {
  store = await openLocalStore([]);
  slept = [];
  clock = {
    now: () => slept.reduce((sum, one) => sum + one, 0),
    sleep: async (milliseconds) => slept.push(milliseconds),
  };
});
afterEach(() => store.close());

const open = (more: Partial<HttpLimits> = {}) => openHttp(store.settings, { ...limits, ...more }, clock);
const unavailable = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(BackendUnavailable);
  return error as BackendUnavailable;
};

describe("talking to BigCommerce", () => {
  test("a read is sent again after 5xx, three times in all", async () => {
    store.mishaps.push({ status: 500 }, { status: 503 });
    expect(await open().read("/v2/store")).toMatchObject({ currency: "USD" });
    expect(store.calls).toHaveLength(3);
    store.mishaps.push({ status: 500 }, { status: 502 }, { status: 503 });
    const error = await unavailable(open().read("/v2/store"));
    expect(error).toMatchObject({ statusCode: 503 });
    expect(error.retryAfter).toBeGreaterThan(0);
    expect(store.calls).toHaveLength(6);
  });

  test("a POST is sent once: its answer may have been lost after its effect", async () => {
    store.mishaps.push({ status: 500 });
    const body = { email: "a@firn.example", password: "x" };
    await unavailable(open().call("POST", "/v3/customers/validate-credentials", { body }));
    expect(store.calls).toHaveLength(1);
  });

  test("a read that takes too long is given up and sent again", async () => {
    store.mishaps.push({ silence: "before" });
    expect(await open({ timeout: limit(500) }).read("/v2/store")).toMatchObject({ currency: "USD" });
    expect(store.calls).toHaveLength(2);
  });

  test("429 waits as long as the store says, for a POST too: nothing was done", async () => {
    store.mishaps.push({ status: 429, headers: { "x-rate-limit-time-reset-ms": "150" } });
    const body = { email: "a@firn.example", password: "x" };
    const { status } = await open().call("POST", "/v3/customers/validate-credentials", { body });
    expect(status).toBe(200);
    expect(slept).toEqual([150]);
    expect(store.calls).toHaveLength(2);
  });

  test("429 that would take longer than a visitor waits is passed on with its seconds", async () => {
    store.mishaps.push({ status: 429, headers: { "x-rate-limit-time-reset-ms": "12000" } });
    const http = open();
    expect((await unavailable(http.read("/v2/store"))).retryAfter).toBe(12);
    expect((await unavailable(http.read("/v2/store"))).retryAfter).toBeGreaterThan(10);
    expect(store.calls).toHaveLength(1);
  });

  test("what is left of the limit is kept to: the next call waits for the next window", async () => {
    store.quota = { left: 2, resetMs: 200 };
    const http = open();
    await http.read("/v2/store");
    await http.read("/v2/store");
    clock.sleep = async (milliseconds) => {
      slept.push(milliseconds);
      expect(store.calls).toHaveLength(2);
      store.quota = { left: 5, resetMs: 200 };
    };
    await http.read("/v2/store");
    expect(slept).toEqual([200]);
    expect(store.calls).toHaveLength(3);
  });

  test("what the store refuses is an answer, and nothing is nothing", async () => {
    const http = open();
    expect(await http.read("/v3/catalog/products/999999")).toBeNull();
    expect(await http.read("/v2/orders", { customer_id: 1 })).toBeNull();
    const refused = await http.call("POST", "/v3/carts", { body: {} });
    expect(refused).toMatchObject({ status: 422, body: { errors: { line_items: "is required" } } });
  });

  test("a wrong token is an outage, and not tried again", async () => {
    const http = openHttp({ ...store.settings, token: "stale" }, limits, clock);
    expect((await unavailable(http.read("/v2/store"))).message).toContain("401");
    expect(store.calls).toHaveLength(1);
  });

  test("after failures in a row the store is left alone for a while", async () => {
    const http = open({ tries: 1 });
    store.mishaps.push(...Array.from({ length: 5 }, () => ({ status: 500 })));
    for (let attempt = 0; attempt < 5; attempt += 1) await unavailable(http.read("/v2/store"));
    await unavailable(http.read("/v2/store"));
    expect(store.calls).toHaveLength(5);
  });

  test("a store that is not there at all is unavailable too", async () => {
    const http = open({ tries: 1 });
    await store.close();
    await unavailable(http.read("/v2/store"));
  });
});

describe("the budget of calls", () => {
  const headers = (left: number, reset: number) =>
    new Headers({
      "x-rate-limit-requests-left": String(left),
      "x-rate-limit-time-reset-ms": String(reset),
      "x-rate-limit-requests-quota": "10",
    });

  test("takes off what is under way, and fills up with the next window", () => {
    let now = 0;
    const budget = new Budget(() => now);
    expect([budget.take(), budget.take(), budget.take()]).toEqual([0, 0, 0]);
    budget.note(headers(3, 1000));
    // Three calls are left, but two are still in progress, so one more is allowed.
    expect(budget.take()).toBe(0);
    expect(budget.take()).toBe(1000);
    now = 400;
    expect(budget.take()).toBe(600);
    now = 1000;
    expect(budget.take()).toBe(0);
  });

  test("a lost call is not counted any longer", () => {
    const budget = new Budget(() => 0);
    budget.take();
    budget.take();
    budget.lost();
    budget.note(headers(1, 1000));
    expect(budget.take()).toBe(0);
    expect(budget.take()).toBe(1000);
  });
});
