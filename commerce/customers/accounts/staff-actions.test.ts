import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { findCustomer } from "./reads.ts";
import { insertCustomer } from "./writes.ts";

const test = useDatabase();
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let reader = "";
let writer = "";
const ids: number[] = [];

beforeAll(async () => {
  api = await openCustomerRoutes(test);
  const person = { passwordHash: null, firstName: "Mila", lastName: "Berg" };
  for (let n = 0; n < 5; n++) {
    ids.push((await insertCustomer(test.db, { ...person, email: `rider-${n}@firn.example` })) ?? 0);
  }
  reader = (await addKey(test.db, "Reader", ["customers:read", "orders:read"])).key;
  writer = (await addKey(test.db, "Writer", ["customers:read", "customers:write"])).key;
});
afterAll(() => api.close());

const list = async (query: string, { key, session }: { key?: string; session?: string }) => {
  const { status, body } = await api.call("GET", `/customers${query}`, undefined, session, key);
  const { data = [], meta } = body as { data?: { id: number }[]; meta?: { pagination: Record<string, unknown> } };
  return { status, ids: data.map(({ id }) => id), pagination: meta?.pagination };
};
const change = (id: number, body: object, key = writer) => api.call("PUT", `/customers/${id}`, body, undefined, key);

describe("7.4 GET /customers", () => {
  it("finds customers by email:in for staff, page by page", async () => {
    const query = "?email:in=RIDER-1@firn.example,rider-3%40firn.example,nobody@firn.example";
    expect(await list(query, { key: reader })).toMatchObject({ ids: [ids[1], ids[3]], pagination: { total: 2 } });
    expect(await list("?limit=2&page=2", { key: reader })).toMatchObject({
      ids: [ids[2], ids[3]],
      pagination: { total: 5, total_pages: 3, current_page: 2, per_page: 2, count: 2 },
    });
    expect(await list("?page=99", { key: reader })).toMatchObject({ status: 200, ids: [] });
    expect(await list(`?id:in=${ids[4]},99999999999999999999`, { key: reader })).toMatchObject({ ids: [ids[4]] });
    for (const bad of ["id:in=x", "page=0", "page=abc", "limit=0", "limit=1000"])
      expect(await list(`?${bad}`, { key: reader }), bad).toMatchObject({ status: 422 });
  });

  it("6 shows customers nobody but themselves", async () => {
    const session = await api.signedIn(ids[0] ?? 0);
    expect((await list("", { session })).ids).toEqual([ids[0]]);
    expect((await list("?email:in=rider-0@firn.example,rider-1@firn.example", { session })).ids).toEqual([ids[0]]);
    expect((await list("?email:in=rider-1@firn.example", { session })).ids).toEqual([]);
    expect((await list(`?id:in=${ids[1]}`, { session })).ids).toEqual([]);
    expect((await list("?email:in=rider-1@firn.example", {})).status).toBe(401);
  });

  it("6 asks staff for the scope", async () => {
    const { key } = await addKey(test.db, "Orders", ["orders:read"]);
    expect((await list("", { key })).status).toBe(403);
    expect((await list("", { key: "firn_unknown-unknown-unknown" })).status).toBe(401);
  });
});

describe("7.4 staff change a customer", () => {
  it("3.1 in group, notes and pro code, which customers cannot", async () => {
    const id = ids[1] ?? 0;
    const code = { region: "pro", expiration_date: "2099-08-31" };
    const form_fields = [{ name: "pro code ", value: JSON.stringify(code) }];
    const given = { customer_group_id: 3, notes: "Rides for the team.\nSize 27.", form_fields };
    const changed = await change(id, given);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ customer_group_id: 3, notes: given.notes, isPro: true, proCodeInfo: code });

    const session = await api.signedIn(id);
    const own = { first_name: "Mia", customer_group_id: 1, notes: "", form_fields: [{ name: "Pro Code", value: "" }] };
    const body = (await api.call("PUT", `/customers/${id}`, own, session)).body;
    expect(body).toMatchObject({ first_name: "Mia", customer_group_id: 3, notes: given.notes, isPro: true });

    const taken = await change(id, { form_fields: [{ name: "Pro Code", value: "" }], customer_group_id: null });
    expect(taken.body).toMatchObject({ isPro: false, proCodeInfo: null, customer_group_id: null, notes: given.notes });
  });

  it("in the e-mail address, which is unconfirmed then", async () => {
    const id = ids[2] ?? 0;
    expect((await change(id, { email: "moved@firn.example" })).body).toMatchObject({
      email: "moved@firn.example",
      email_verified: false,
    });
    expect((await change(id, { email: "Rider-3@firn.example" })).body.errors).toEqual({
      email: "belongs to an account already",
    });
  });

  it.each([
    [{ customer_group_id: 99 }, "customer_group_id"],
    [{ customer_group_id: 2 ** 40 }, "customer_group_id"],
    [{ customer_group_id: "3" }, "customer_group_id"],
    [{ notes: "x".repeat(5001) }, "notes"],
    [{ notes: "\u0007" }, "notes"],
    [{ form_fields: [{ name: "Pro Code", value: "pro" }] }, "form_fields"],
    [{ form_fields: [{ name: "Pro Code", value: '{"region":"us"}' }] }, "form_fields"],
    [{ form_fields: [{ name: "Pro Code", value: '{"region":"professional"}' }] }, "form_fields"],
    [{ notes: '{"region":"pro","expiration_date":"31.08.2027"}' }, "notes"],
    [{ first_name: " " }, "first_name"],
    [{ last_name: "B\u0085" }, "last_name"],
    [{ email: "nowhere" }, "email"],
    [{ authentication: { new_password: "corduroy-at-eight" } }, "authentication"],
    [{ isPro: true }, "body"],
  ])("5 refuses %j because of %s", async (body, field) => {
    const answer = await change(ids[3] ?? 0, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})[0]).toContain(field);
  });

  it.each([
    [{ expiration_date: "31.08.2027" }, "expiration_date"],
    [{ expiration_date: "nope" }, "expiration_date"],
    [{ expiration_date: "2027-02-30" }, "expiration_date"],
    [{ spend_limit: -1 }, "spend_limit"],
    [{ spend_limit: "abc" }, "spend_limit"],
  ])("3.1 refuse a pro code with %j, naming %s, and keep nothing of it", async (part, name) => {
    const value = JSON.stringify({ region: "pro", ...part });
    const answer = await change(ids[3] ?? 0, { form_fields: [{ name: "Pro Code", value }] });
    expect(answer).toMatchObject({ status: 422, body: { errors: { form_fields: expect.stringContaining(name) } } });
    expect((await change(ids[3] ?? 0, { notes: "" })).body).toMatchObject({ isPro: false, proCodeInfo: null });
  });

  it("6 with a key that may write, and customers that there are", async () => {
    expect((await change(ids[3] ?? 0, { notes: "x" }, reader)).status).toBe(403);
    for (const id of [0, 99_999_999, 2 ** 40, 2 ** 70]) expect((await change(id, { notes: "x" })).status).toBe(404);
  });
});

describe("7.4 staff reach what belongs to a customer", () => {
  const address = { first_name: "M", last_name: "B", address1: "1 Ridge Road", city: "Leadville" };
  const place = { state_or_province: "CO", postal_code: "80461", country_code: "US" };

  it("addresses", async () => {
    const path = `/customers/${ids[3]}/addresses`;
    const added = await api.call("POST", path, { ...address, ...place }, undefined, writer);
    expect(added.status).toBe(201);
    expect((await api.call("GET", path, undefined, undefined, reader)).body).toMatchObject({
      data: [{ id: added.body.id, city: "Leadville" }],
    });
    expect((await api.call("POST", path, { ...address, ...place }, undefined, reader)).status).toBe(403);
    const nobodys = "/customers/99999999/addresses";
    expect((await api.call("POST", nobodys, { ...address, ...place }, undefined, writer)).status).toBe(404);
  });

  it("a copy of the data, and the end of the account", async () => {
    const id = ids[4] ?? 0;
    expect((await api.call("GET", `/customers/${id}/export`, undefined, undefined, reader)).status).toBe(200);
    expect((await api.call("DELETE", `/customers/${id}`, undefined, undefined, reader)).status).toBe(403);
    expect((await api.call("DELETE", `/customers/${id}`, undefined, undefined, writer)).status).toBe(204);
    expect(await findCustomer(test.db, id)).toBeNull();
    expect((await api.call("DELETE", `/customers/${id}`, undefined, undefined, writer)).status).toBe(404);
  });
});
