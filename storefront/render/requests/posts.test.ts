import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { forgetOldFormAnswers } from "#storefront/render/form-answers.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});
afterAll(() => app.close());

const hidden = (markup: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(markup)?.[1] ?? "";

/** A browser without scripts. It keeps cookies and does not follow redirects by itself. */
function browser() {
  const jar = new Map<string, string>();
  const take = async (options: { method?: "POST"; url: string; payload?: string }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const type = options.payload === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const answer = await app.inject({ ...options, headers: { cookie, ...type } });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  return {
    jar,
    open: (url: string) => take({ url }),
    async send(url: string, fields: Record<string, string>, from = url) {
      const _csrf = hidden((await take({ url: from })).body, "_csrf");
      return take({ method: "POST", url, payload: new URLSearchParams({ ...fields, _csrf }).toString() });
    },
  };
}

const typed = { name: "Ida", email: "nowhere", message: "Two lines\nof it" };
const contact = "/en-us/support/contact";

test("9.4 a refused form leads to a page of its own that can be loaded again, with all that was typed", async () => {
  const { open, send } = browser();
  const answer = await send(contact, typed);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${contact}?answer=1`]);
  for (const _time of [1, 2]) {
    const page = await open(`${contact}?answer=1`);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([422, "private, no-store"]);
    for (const text of ['value="Ida"', 'value="nowhere"', "Two lines\nof it", 'aria-invalid="true"'])
      expect(page.body).toContain(text);
  }
  const payload = await open("/en-us/support/contact/_payload.json?answer=1");
  expect(payload.json()).toMatchObject({ page: "contact", status: 422 });
  expect((await open(contact)).body).not.toContain('value="Ida"');
});

test("9.4 what a form had to say is shown to its sender alone, and for half an hour", async () => {
  const { open, send, jar } = browser();
  await send(contact, typed);
  expect((await browser().open(`${contact}?answer=1`)).body).not.toContain("nowhere");
  const { rows } = await sql<{ answer: Buffer }>`select answer from form_answers`.execute(world.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { answer } of rows) expect(answer.toString("latin1")).not.toContain("nowhere");
  await sql`update form_answers set created_at = now() - interval '31 minutes'`.execute(world.db);
  const late = await open(`${contact}?answer=1`);
  expect([late.statusCode, late.body.includes("nowhere")]).toEqual([200, false]);
  await forgetOldFormAnswers(world.db);
  expect((await sql`select from form_answers`.execute(world.db)).rows).toEqual([]);
  expect(jar.size).toBeGreaterThan(0);
});

test("9.4 once the form was taken, its refusal is gone", async () => {
  const { open, send } = browser();
  const signIn = "/en-us/account/sign-in";
  await send(signIn, { email: "rider@firn.example", password: "wrong" });
  expect((await open(`${signIn}?answer=1`)).body).toContain("do not go together");
  const { headers } = await send(signIn, { email: "rider@firn.example", password: "first-tracks-2026" });
  expect(headers.location).toBe("/en-us/account");
  expect((await open(`${signIn}?answer=1`)).headers.location).toBe("/en-us/account");
});

test("3.1 what was typed into the account survives a session that has ended", async () => {
  const { open, send, jar } = browser();
  const person = { email: "rider@firn.example", password: "first-tracks-2026" };
  await send("/en-us/account/sign-in", person);
  const profile = "/en-us/account/profile";
  const page = (await open(profile)).body;
  await sql`delete from sessions`.execute(world.db);
  const name = { first_name: "Ada-Lou", last_name: "Berg", email: person.email };
  const change = { action: "profile", ...name, new_password: "never-kept-1" };
  const ended = await send(profile, { ...change, _csrf: hidden(page, "_csrf") }, "/en-us/account/sign-in");
  expect(ended.headers.location).toBe("/en-us/account/sign-in?to=/account/unsaved&ended=1");
  // Another browser that knows the address sees nothing.
  const stranger = browser();
  await stranger.send("/en-us/account/sign-in", { email: "pro@firn.example", password: person.password });
  expect((await stranger.open("/en-us/account/unsaved")).headers.location).toBe("/en-us/account");

  const signedIn = await send("/en-us/account/sign-in?to=/account/unsaved", { ...person, to: "/account/unsaved" });
  expect(signedIn.headers.location).toBe("/en-us/account/unsaved");
  const offered = await open("/en-us/account/unsaved");
  expect(offered.body).toContain('action="/en-us/account/profile"');
  expect([hidden(offered.body, "first_name"), offered.body.includes("never-kept-1")]).toEqual(["Ada-Lou", false]);
  const saved = await send(profile, { ...change, new_password: "" }, "/en-us/account/unsaved");
  expect(saved.statusCode).toBe(303);
  expect(jar.get("unsaved")).toBe("");
  const [row] = (
    await sql<{ name: string }>`select first_name as name from customers where email = ${person.email}`.execute(
      world.db,
    )
  ).rows;
  expect(row?.name).toBe("Ada-Lou");
  expect((await open("/en-us/account/unsaved")).headers.location).toBe("/en-us/account");
});
