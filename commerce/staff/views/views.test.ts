import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember, openOffice } from "#tests/support/office.ts";

const base = useDatabase();
let app: App;
let catalogue: Office;
let support: Office;
let editor: Office;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db);
  [catalogue, support, editor] = (await Promise.all(
    ["catalogue", "support", "editor"].map((name) => openMember(app, `${name}@firn.example`)),
  )) as [Office, Office, Office];
});
const seen = async (office: Office, list = "products") =>
  (await office.call("GET", `/views?list=${list}`)).json().data.map(({ name }: { name: string }) => name);
const hidden = { list: "products", search: { status: "hidden", sort: "-name" } };

test("one's own views are nobody else's", async () => {
  const added = await catalogue.call("POST", "/views", { ...hidden, name: " Hidden " });
  expect([added.statusCode, added.json().data]).toEqual([
    201,
    expect.objectContaining({ name: "Hidden", search: hidden.search, isShared: false, isOwn: true, mayChange: true }),
  ]);
  const { id } = added.json().data;
  expect(await seen(catalogue)).toEqual(["Hidden"]);
  expect(await seen(support)).toEqual([]);
  expect((await support.call("PATCH", `/views/${id}`, { name: "Mine" })).statusCode).toBe(404);
  expect((await support.call("DELETE", `/views/${id}`)).statusCode).toBe(404);
  expect((await catalogue.call("POST", "/views", { ...hidden, name: "HIDDEN" })).json().errors).toEqual({
    name: "is in use already",
  });
  expect((await support.call("POST", "/views", { ...hidden, name: "Hidden" })).statusCode).toBe(201);
  const renamed = await catalogue.call("PATCH", `/views/${id}`, { name: "Out of sight" });
  expect(renamed.json().data.name).toBe("Out of sight");
  expect((await catalogue.call("DELETE", `/views/${id}`)).statusCode).toBe(204);
  expect((await catalogue.call("DELETE", `/views/${id}`)).statusCode).toBe(404);
});

test("shared ones are for all who see the list, and changed by whoever may write what it shows", async () => {
  const refused = await support.call("POST", "/views", { ...hidden, name: "Ours", isShared: true });
  expect([refused.statusCode, refused.json().permission]).toEqual([403, "catalogue:write"]);
  const { id } = (await catalogue.call("POST", "/views", { ...hidden, name: "Ours", isShared: true })).json().data;
  expect(await seen(support)).toContain("Ours");
  expect(await seen(editor)).toContain("Ours");
  const told = (await support.call("GET", "/views?list=products")).json();
  expect(told.meta).toEqual({ mayShare: false });
  expect(told.data.at(-1)).toMatchObject({ name: "Ours", isOwn: false, mayChange: false, madeBy: expect.any(String) });
  expect((await support.call("PATCH", `/views/${id}`, { name: "Theirs" })).statusCode).toBe(403);
  expect((await support.call("DELETE", `/views/${id}`)).statusCode).toBe(403);
  const owner = await openMember(app, "owner@firn.example");
  expect((await owner.call("PATCH", `/views/${id}`, { search: { brand: "Firn" } })).json().data).toMatchObject({
    search: { brand: "Firn" },
    isOwn: false,
    mayChange: true,
  });
  expect((await owner.call("PATCH", `/views/${id}`, { isShared: false })).statusCode).toBe(404);
  expect((await owner.call("DELETE", `/views/${id}`)).statusCode).toBe(204);
  expect(await seen(support)).not.toContain("Ours");
});

test("who may not see a list sees no views of it; lists that nobody knows are not shared", async () => {
  const owner = await openMember(app, "owner@firn.example");
  await owner.call("POST", "/views", { list: "orders", name: "Late", search: {}, isShared: true });
  expect(await seen(support, "orders")).toEqual(["Late"]);
  expect(await seen(catalogue, "orders")).toEqual([]);
  expect(
    (await owner.call("POST", "/views", { list: "moons", name: "x", search: {}, isShared: true })).statusCode,
  ).toBe(403);
  expect((await owner.call("POST", "/views", { list: "moons", name: "x", search: {} })).statusCode).toBe(201);
  const nobody = await openOffice(app);
  expect((await nobody.call("GET", "/views?list=orders")).statusCode).toBe(401);
  expect((await owner.call("POST", "/views", { list: "orders", name: "", search: { a: 1 } })).statusCode).toBe(422);
});

test("what a member shared stays when they go", async () => {
  const owner = await openMember(app, "owner@firn.example");
  await catalogue.call("POST", "/views", { ...hidden, name: "Stays", isShared: true });
  await base.pool.query("delete from staff_members where email = 'catalogue@firn.example'");
  expect(await seen(owner)).toContain("Stays");
});
