import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";

const test = useDatabase();
const password = "powder-before-noon";
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let mila = 0;
let pro = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
  const passwordHash = await hashPassword(password);
  const person = { passwordHash, firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
  const formFields = [{ name: "Pro Code", value: '{"region":"pro"}' }];
  pro = (await insertCustomer(test.db, { ...person, email: "pro@firn.example", formFields, groupId: 3 })) ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.forgetTries();
});

describe("7.4 POST /customers/login", () => {
  it("5 takes email and pw, and answers the customer under a new session id", async () => {
    const old = await api.signedIn(mila);
    const { status, body, headers } = await api.call(
      "POST",
      "/customers/login",
      { email: "Mila@firn.example", pw: password },
      old,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: mila,
      email: "mila@firn.example",
      first_name: "Mila",
      lastName: "Berg",
      isPro: false,
    });
    expect(headers["x-session"]).not.toBe(old);
    expect((await api.call("POST", "/customers/validate-session", {}, old)).status).toBe(401);
    const current = await api.call("POST", "/customers/validate-session", {}, String(headers["x-session"]));
    expect(current.body).toMatchObject({ id: mila, email_verified: false, pending_email: null, data: { id: mila } });
  });

  it("3.1 tells a professional's customer, group and code", async () => {
    const { body } = await api.call("POST", "/customers/login", { email: "pro@firn.example", pw: password });
    expect(body).toMatchObject({
      isPro: true,
      proCodeInfo: { region: "pro" },
      groupId: 3,
      customer_group_id: 3,
      notes: "",
    });
  });

  it("answers an unknown e-mail address word for word like a wrong password", async () => {
    const known = await api.call("POST", "/customers/login", { email: "mila@firn.example", pw: "something-else" });
    const unknown = await api.call("POST", "/customers/login", { email: "nobody@firn.example", pw: "something-else" });
    expect(known.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
  });

  it.each([
    [{ email: "mila@firn.example" }],
    [{ username: "mila@firn.example", password: "x" }],
    [{ email: 7, pw: "x" }],
    [{ email: "mila@firn.example", pw: ["x"] }],
    [{}],
    [{ email: "mila@firn.example\0", pw: "x" }],
  ])("refuses %j with the field's name", async (body) => {
    const answer = await api.call("POST", "/customers/login", body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toBeTypeOf("object");
  });

  it("says after too many wrong ones how long to wait, whatever session asks", async () => {
    const wrong = { email: "mila@firn.example", pw: "wrong-wrong" };
    for (let n = 0; n < 3; n++) expect((await api.call("POST", "/customers/login", wrong)).status).toBe(401);
    const stopped = await api.call("POST", "/customers/login", { ...wrong, pw: password }, "a-new-session");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(800);
    expect(stopped.headers["x-retry-after"]).toBe(stopped.headers["retry-after"]);
  });
});

it("7.4 POST /customers/logout ends the session", async () => {
  const session = await api.signedIn(mila);
  expect((await api.call("POST", "/customers/logout", {}, session)).status).toBe(200);
  expect((await api.call("POST", "/customers/validate-session", {}, session)).status).toBe(401);
});

describe("7.4 the customer's own account", () => {
  it("is opened, found by email:in, changed and deleted", async () => {
    const authentication = { new_password: "corduroy-at-eight" };
    const typed = { email: "own@firn.example", first_name: "Ola", last_name: "Nord", authentication };
    const created = await api.call("POST", "/customers/create", {
      ...typed,
      customer_group_id: 3,
      notes: '{"region":"pro"}',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ customer_group_id: 1, notes: "", isPro: false });
    const id = Number(created.body.id);
    const session = await api.signedIn(id);

    const found = await api.call("GET", "/customers?email%3Ain=Own@firn.example", undefined, session);
    expect(found.body).toMatchObject({ data: [{ id }], meta: { pagination: { total: 1 } } });
    expect((await api.call("GET", "/customers?email:in=mila@firn.example", undefined, session)).body.data).toEqual([]);

    const change = { first_name: "Ole", customer_group_id: 3, notes: '{"region":"pro"}', isPro: true };
    const changed = await api.call("PUT", `/customers/${id}`, change, session);
    expect(changed.body).toMatchObject({ first_name: "Ole", customer_group_id: 1, notes: "", isPro: false });

    await sql`update sessions set created_at = now() - interval '1 hour' where customer_id = ${id}`.execute(test.db);
    const refused = await api.call("DELETE", `/customers/${id}`, undefined, session);
    expect([refused.status, refused.body.errors]).toEqual([422, { current_password: "is required" }]);
    await sql`update sessions set created_at = now() where customer_id = ${id}`.execute(test.db);
    expect((await api.call("DELETE", `/customers/${id}`, undefined, session)).status).toBe(204);
    expect((await api.call("POST", "/customers/validate-session", {}, session)).status).toBe(401);
  });

  it("asks for the current password before e-mail address and password change", async () => {
    const session = await api.signedIn(mila);
    const refused = await api.call("PUT", `/customers/${mila}`, { email: "else@firn.example" }, session);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ "authentication.current_password": "is required" });
    const authentication = { new_password: "short", current_password: password };
    const short = await api.call("PUT", `/customers/${mila}`, { authentication }, session);
    expect(short.body.errors).toEqual({ "authentication.new_password": "needs 8 characters or more" });
  });

  it.each([
    ["create", {}, 422],
    ["create", { email: "a@b.example", first_name: "A", last_name: "B", password: "long-enough" }, 422],
    [
      "create",
      { email: "mila@firn.example", first_name: "A", last_name: "B", authentication: { new_password: "long-enough" } },
      422,
    ],
    [
      "create",
      { email: "a@b.example", first_name: 1, last_name: "B", authentication: { new_password: "long-enough" } },
      422,
    ],
  ])("POST /customers/%s %j answers %i", async (path, body, status) => {
    const answer = await api.call("POST", `/customers/${path}`, body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toBeTypeOf("object");
  });

  it("refuses a change that changes nothing", async () => {
    expect((await api.call("PUT", `/customers/${mila}`, { firstname: "M" }, await api.signedIn(mila))).status).toBe(
      422,
    );
  });

  it("5 confirms its password, taking customer and pw", async () => {
    const session = await api.signedIn(mila);
    expect((await api.call("POST", "/customers/validate", { customer: mila, pw: password }, session)).body).toEqual({
      success: true,
    });
    expect((await api.call("POST", "/customers/validate", { customer: mila, pw: "no" }, session)).body).toEqual({
      success: false,
    });
    expect((await api.call("POST", "/customers/validate", { customer: pro, pw: password }, session)).status).toBe(404);
    expect((await api.call("POST", "/customers/validate", { id: mila, password }, session)).status).toBe(422);
  });
});

describe("7.6 customer groups", () => {
  it("are listed and fetched by id, with their discount_rules", async () => {
    const { body } = await api.call("GET", "/customer_groups");
    expect(body).toMatchObject([
      { id: 1, is_default: true, discount_rules: [] },
      { id: 2, is_group_for_guests: true },
    ]);
    expect((await api.call("GET", "/customer_groups/1")).body).toMatchObject({ id: 1, name: "Riders" });
  });

  it("3.10 the guests' is found by is_group_for_guests", async () => {
    expect((await api.call("GET", "/customer_groups?is_group_for_guests=true")).body).toMatchObject([{ id: 2 }]);
    expect((await api.call("GET", "/customer_groups?is_group_for_guests=perhaps")).status).toBe(422);
  });

  it("of professionals are for their members", async () => {
    expect((await api.call("GET", "/customer_groups/3")).status).toBe(404);
    expect((await api.call("GET", "/customer_groups/3", undefined, await api.signedIn(mila))).status).toBe(404);
    expect((await api.call("GET", "/customer_groups/3", undefined, await api.signedIn(pro))).body).toMatchObject({
      id: 3,
      region: "pro",
    });
  });
});
