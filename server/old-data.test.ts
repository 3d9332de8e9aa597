import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Services } from "#storefront/app/services.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { clearOld } from "./old-data.ts";

const base = useDatabase();

test("each night what is old is deleted, and what is not stays", async () => {
  const { services, app } = await openAppWithCaches(base.db);
  const plant = (text: string, days: number) =>
    sql`insert into search_questions (day, locale, question) values (current_date - ${days}::int, 'en-us', ${text})`.execute(
      base.db,
    );
  await plant("old", 401);
  await plant("recent", 399);
  await clearOld(services);
  const { rows } = await sql<{ question: string }>`select question from search_questions`.execute(base.db);
  expect(rows).toEqual([{ question: "recent" }]);
  await app.close();
});

test("what cannot be deleted is logged and named, and keeps nothing else back", async () => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const services = { log: { error: (told: { step: string }) => logged.push(told.step) } } as unknown as Services;
  const steps = {
    first: async () => void done.push("first"),
    broken: () => Promise.reject(new Error("no such table")),
    last: async () => void done.push("last"),
  };
  await expect(clearOld(services, steps)).rejects.toThrow("broken");
  expect([done, logged]).toEqual([["first", "last"], ["broken"]]);
});
