import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { insertCustomer } from "./writes.ts";

const test = useDatabase();
const password = "powder-before-noon";
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let mila = 0;
let pro = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
  const person = { passwordHash: null, firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
  pro = (await insertCustomer(test.db, { ...person, email: "pro@firn.example" })) ?? 0;
});
afterAll(() => api.close());

const address = {
  first_name: "Mila",
  last_name: "Berg",
  address1: "12 Ridge Road",
  city: "Leadville",
  state_or_province: "CO",
  postal_code: "80461",
  country_code: "US",
};

describe("7.4 /customers/:id/addresses", () => {
  it("adds, lists, changes (id in the body) and deletes", async () => {
    const session = await api.signedIn(mila);
    const path = `/customers/${mila}/addresses`;
    const added = await api.call("POST", path, address, session);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...address, company: "", address2: "", phone: "" });
    const { id } = added.body;
    const changed = await api.call("PUT", path, { id, city: "Aspen" }, session);
    expect(changed.body).toMatchObject({ ...address, id, city: "Aspen" });
    const listed = await api.call("GET", path, undefined, session);
    expect(listed.body).toMatchObject({ data: [{ id, city: "Aspen" }], meta: { pagination: { total: 1 } } });
    expect((await api.call("DELETE", `${path}/${id}`, undefined, session)).status).toBe(204);
    expect((await api.call("DELETE", `${path}/${id}`, undefined, session)).status).toBe(404);
    expect((await api.call("PUT", path, { id, city: "Aspen" }, session)).status).toBe(404);
  });

  it.each([
    [{ ...address, postal_code: "nowhere" }, "postal_code"],
    [{ ...address, state_or_province: "XX" }, "state_or_province"],
    [{ ...address, country_code: "Narnia" }, "country_code"],
    [{ ...address, first_name: "" }, "first_name"],
  ])("refuses %j because of %s", async (body, field) => {
    const answer = await api.call("POST", `/customers/${mila}/addresses`, body, await api.signedIn(mila));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });
});

describe("others' accounts", () => {
  const routes: ["GET" | "POST" | "PUT" | "DELETE", string, object?][] = [
    ["PUT", "/customers/ID", { first_name: "Eve" }],
    ["DELETE", "/customers/ID"],
    ["GET", "/customers/ID/addresses"],
    ["POST", "/customers/ID/addresses", address],
    ["PUT", "/customers/ID/addresses", { id: 1, city: "Elsewhere" }],
    ["DELETE", "/customers/ID/addresses/1"],
  ];

  it.each(routes)(
    "6 %s %s does not exist for another customer, and asks anonymous visitors to sign in",
    async (method, path, body) => {
      const session = await api.signedIn(mila);
      for (const id of [String(pro), "0", "999999999999999999999", "abc", "%F0%9F%8F%82"]) {
        expect((await api.call(method, path.replace("ID", id), body, session)).status).toBe(404);
      }
      expect((await api.call(method, path.replace("ID", String(mila)), body)).status).toBe(401);
    },
  );

  it("6 anonymous visitors learn nothing of customers", async () => {
    expect((await api.call("GET", "/customers?email:in=mila@firn.example")).status).toBe(401);
    expect((await api.call("POST", "/customers/validate", { customer: mila, pw: password })).status).toBe(401);
    expect((await api.call("POST", "/customers/bclogin", { id: mila, redirect: "/" })).status).toBe(401);
    expect((await api.call("POST", "/customers/validate-session", {})).status).toBe(401);
  });
});
