import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Marketing", ["promotions:write"])).key;
});
const send = async (method: "GET" | "POST", url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  return (await app.inject({ method, url: `/api/promotions${url}`, headers, ...(payload && { payload }) })).json();
};

test("staff find promotions by a part of the name and by the beginning of a code", async () => {
  const { id } = (await send("POST", "", { name: "Late 50% winter", kind: "percent", percent: 10 })).data;
  await send("POST", `/${id}/codes`, { code: "late-snow_1" });
  const found = async (q: string) =>
    (await send("GET", `?q=${encodeURIComponent(q)}`)).data.map((one: { id: number }) => one.id);
  for (const q of ["winter", "E 50%", "late-snow", " LATE-S ", "late-snow_"]) expect(await found(q), q).toEqual([id]);
  for (const q of ["w_nter", "snow_1", "late_"]) expect(await found(q), q).toEqual([]);
});

test("staff narrow promotions by kind, state and how they are redeemed, and order them", async () => {
  const plant = (name: string, more: object) =>
    send("POST", "", { name: `Narrowed ${name}`, kind: "percent", percent: 10, status: "ENABLED", ...more });
  await plant("b over", { start_date: "2020-01-01T00:00:00Z", end_date: "2020-02-01T00:00:00Z" });
  await plant("c running", { start_date: "2020-03-01T00:00:00Z", redemption_type: "AUTOMATIC" });
  await plant("a scheduled", { start_date: "2999-01-01T00:00:00Z", end_date: "2999-02-01T00:00:00Z" });
  await plant("d off", { status: "DISABLED", kind: "free_shipping", percent: null });
  const found = async (query: string) =>
    (await send("GET", `?q=narrowed&${query}`)).data.map(({ name }: { name: string }) => name.slice(9));
  for (const [query, names] of [
    ["state=running", ["c running"]],
    ["state=scheduled", ["a scheduled"]],
    ["state=over", ["b over"]],
    ["state=off", ["d off"]],
    ["kind=free_shipping", ["d off"]],
    ["redemption=AUTOMATIC", ["c running"]],
    ["redemption=COUPON&kind=percent", ["a scheduled", "b over"]],
    ["sort=name", ["a scheduled", "b over", "c running", "d off"]],
    ["sort=-name&limit=2&page=2", ["b over", "a scheduled"]],
    ["sort=starts", ["b over", "c running", "a scheduled", "d off"]],
    ["sort=-ends", ["d off", "c running", "a scheduled", "b over"]],
  ] as const)
    expect(await found(query), query).toEqual(names);
  for (const field of ["kind", "state", "redemption", "sort"])
    expect(Object.keys((await send("GET", `?${field}=none`)).errors)).toEqual([field]);
});
