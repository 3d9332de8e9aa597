import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
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
