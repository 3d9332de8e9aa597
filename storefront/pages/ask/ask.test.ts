import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});
afterAll(() => app.close());

test("whoever asks about a product reads first what was answered about it, in the own language", async () => {
  const { rows } = await sql<{ uid: string; text: string }>`
    select p.uid, q.body as text from product_questions q join products p on p.id = q.product_id
    where q.status = 'published' and q.locale like 'en%'
      and exists (select from product_answers a where a.question_id = q.id and a.status = 'published' and a.language = 'en')
    order by q.id desc limit 1`.execute(world.db);
  const [{ uid, text } = { uid: "", text: "" }] = rows;
  const link = new RegExp(`href="/[a-z-]+/p/${uid}/reviews#questions"[^>]*>([^<]+)<`, "g");
  const answered = async (locale: string) =>
    [...(await app.inject({ url: `/${locale}/p/${uid}/ask` })).body.matchAll(link)].map(([, words]) => words);
  const english = await answered("en-us");
  expect(english[0]?.slice(0, 12)).toBe(text.slice(0, 12));
  expect(english.length).toBeLessThanOrEqual(3);
  expect(await answered("de-de")).not.toContain(english[0]);
});
