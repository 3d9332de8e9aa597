import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { insertCustomer } from "./writes.ts";

const test = useDatabase();
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let mila = 0;
let jon = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
  const person = { passwordHash: null, firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
  jon = (await insertCustomer(test.db, { ...person, email: "jon@firn.example" })) ?? 0;
});
afterAll(() => api.close());

const ask = async (redirect?: string, id = mila, key?: string) => {
  const session = key ? undefined : await api.signedIn(mila);
  return api.call("POST", "/customers/bclogin", { id, ...(redirect && { redirect }) }, session, key);
};
/** Opens the returned address in another browser. */
const open = (answer: Awaited<ReturnType<typeof ask>>, headers: Record<string, string> = {}) =>
  api.get(String(answer.body.redirect).replace("/api", ""), headers);

describe("7.4 POST /customers/bclogin", () => {
  it("answers an address that signs the customer in and leads on", async () => {
    const answer = await ask("/account/orders?page=2");
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ expires_in: 60 });
    expect(answer.body.redirect).toMatch(/^\/api\/customers\/bclogin\/[0-9a-f]{64}$/);
    const opened = await open(answer);
    expect([opened.status, opened.headers.location]).toEqual([303, "/account/orders?page=2"]);
    expect(opened.headers["cache-control"]).toBe("no-store");
    const session = String(opened.headers["x-session"]);
    const own = await api.call("POST", "/customers/validate-session", {}, session);
    expect(own.body).toMatchObject({ id: mila });
  });

  it("the address works once, whoever comes first", async () => {
    const answer = await ask();
    const both = await Promise.all([open(answer), open(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
    const browser = await open(answer, { accept: "text/html,*/*" });
    expect([browser.status, browser.headers.location]).toEqual([303, "/account/sign-in"]);
    expect(browser.headers["x-session"]).toBeUndefined();
  });

  it("and for a minute", async () => {
    const answer = await ask();
    await sql`update customer_tokens set expires_at = expires_at - interval '61 seconds'`.execute(test.db);
    expect((await open(answer)).status).toBe(404);
  });

  it("signs nobody in by a link on a foreign page, and is not used up by it", async () => {
    const answer = await ask();
    const foreign = await open(answer, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(404);
    expect(foreign.headers["x-session"]).toBeUndefined();
    expect((await open(answer, { "sec-fetch-site": "none" })).status).toBe(303);
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "/\0"])(
    "6 leads to paths of the shop only: %j",
    async (redirect) => {
      const answer = await ask(redirect);
      expect([answer.status, answer.body.errors]).toEqual([422, { redirect: "is not a path of this shop" }]);
    },
  );

  it("6 is for the customer of the session, and for staff who may change customers", async () => {
    expect((await ask("/", jon)).status).toBe(404);
    expect((await ask("/", 99_999_999)).status).toBe(404);
    expect((await ask("/", 2 ** 40)).status).toBe(404);
    const { key } = await addKey(test.db, "Support", ["customers:write"]);
    const opened = await open(await ask("/cart", jon, key));
    const own = await api.call("POST", "/customers/validate-session", {}, String(opened.headers["x-session"]));
    expect(own.body).toMatchObject({ id: jon });
    expect((await ask("/cart", 99_999_999, key)).status).toBe(404);
    const reader = await addKey(test.db, "Reader", ["customers:read"]);
    expect((await ask("/cart", jon, reader.key)).status).toBe(403);
  });
});

it("7.4 POST /customers/logout-everywhere ends every session of the customer, and nobody else's", async () => {
  const sessions = [await api.signedIn(mila), await api.signedIn(mila)];
  const jons = await api.signedIn(jon);
  expect((await api.call("POST", "/customers/logout-everywhere", {}, sessions[0])).status).toBe(200);
  for (const session of sessions) {
    expect((await api.call("POST", "/customers/validate-session", {}, session)).status).toBe(401);
  }
  expect((await api.call("POST", "/customers/validate-session", {}, jons)).status).toBe(200);
  expect((await api.call("POST", "/customers/logout-everywhere", {})).status).toBe(401);
});
