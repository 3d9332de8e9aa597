import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceReturns } from "#commerce/customers/newsletter/actions.ts";
import { sendNewsletterEmail } from "#commerce/customers/newsletter/emails.tsx";
import { type NewsletterEmailJob, newsletterEmailQueue } from "#commerce/customers/newsletter/schema.ts";
import { type Jobs, openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import type { Message } from "#platform/mail.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import * as contact from "#storefront/pages/contact/form.ts";
import Contact from "#storefront/pages/contact/page.tsx";
import * as link from "#storefront/pages/newsletter-link/data.ts";
import * as linkForm from "#storefront/pages/newsletter-link/form.ts";
import * as notify from "#storefront/pages/notify/form.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { post } from "./form.ts";
import Newsletter from "./page.tsx";

const database = useDatabase();
let jobs: Jobs;
beforeAll(async () => {
  jobs = await openJobs(database.pool, openLog("silent"));
});
afterAll(() => jobs.stop());

const config = {
  PUBLIC_URL: "https://firn.example",
  PORT: 0,
  MAIL_FROM: "Firn <shop@firn.example>",
  CONTACT_EMAIL: "",
  SECRET: "a secret that is long enough for tests",
};
let seen: string[] = [];

async function sentEmails(): Promise<Message[]> {
  const { rows } = await sql<{ id: string; data: Record<string, unknown> }>`
    select id, data from pgboss.job where name = ${newsletterEmailQueue} and not id::text = any (${seen}::text[]) order by created_on`.execute(
    database.db,
  );
  seen = [...seen, ...rows.map(({ id }) => id)];
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  for (const { data } of rows)
    await sendNewsletterEmail(
      { db: database.db, content: inProcessClient(database.db), config },
      mail,
      data as NewsletterEmailJob,
    );
  return sent;
}
const visit = (options: Parameters<typeof privateContext>[1] = {}) => privateContext(database.db, { jobs, ...options });
const status = async (email: string) =>
  (
    await sql<{
      on: boolean;
    }>`select confirmed_at is not null and left_at is null as on from subscriptions where email = ${email}`.execute(
      database.db,
    )
  ).rows;

test("3.6 signing up is confirmed by an e-mail, and ended by another link in it", async () => {
  const context = await visit({ country: "de", language: "de" });
  const answer = await post(context, new URLSearchParams({ email: " kim@firn.example ", lists: "news" }));
  expect(answer).toMatchObject({ props: { sent: true }, status: 200 });
  expect(await status("kim@firn.example")).toEqual([{ on: false }]);
  const [email] = await sentEmails();
  expect(email).toMatchObject({ to: "kim@firn.example", subject: "Ein Klick, dann schreiben wir" });
  const key = /newsletter\/confirm\?key=([0-9a-f-]{36})/.exec(email?.text ?? "")?.[1] ?? "";
  expect(email?.text).toContain(`https://firn.example/de-de/newsletter/leave?key=${key}`);

  const asked = { ...(await visit({ query: `key=${key}` })), params: { act: "confirm" } };
  expect(await link.load(asked)).toMatchObject({ props: { state: "asked" } });
  expect(await status("kim@firn.example")).toEqual([{ on: false }]);
  expect(await linkForm.post(asked, new URLSearchParams({ key }))).toMatchObject({ props: { state: "done" } });
  expect(await status("kim@firn.example")).toEqual([{ on: true }]);

  const leaving = { ...asked, params: { act: "leave" } };
  expect(await linkForm.post(leaving, new URLSearchParams({ key }))).toMatchObject({ props: { state: "done" } });
  expect(await status("kim@firn.example")).toEqual([{ on: false }]);
});

test("3.6 whoever is on the list is answered alike and not written to again", async () => {
  const context = await visit();
  const typed = new URLSearchParams({ email: "sam@firn.example" });
  await post(context, typed);
  const [email] = await sentEmails();
  const key = /key=([0-9a-f-]{36})/.exec(email?.text ?? "")?.[1] ?? "";
  await linkForm.post({ ...context, params: { act: "confirm" } }, new URLSearchParams({ key }));
  expect(await post(context, typed)).toMatchObject({ props: { sent: true } });
  expect(await sentEmails()).toEqual([]);
});

test.each(["", "nonsense", "00000000-0000-0000-0000-000000000000"])("3.6 the link %j is nobody's", async (key) => {
  const context = { ...(await visit({ query: `key=${key}` })), params: { act: "confirm" } };
  expect(await link.load(context)).toMatchObject({ status: 410, props: { state: "stale" } });
  expect(await linkForm.post(context, new URLSearchParams({ key }))).toMatchObject({ props: { state: "stale" } });
});

test("5 a wrong address is said beside the field, and what was typed stays", async () => {
  const context = await visit();
  const answer = await post(context, new URLSearchParams({ email: "not an address" }));
  expect(answer).toMatchObject({ status: 422 });
  const markup = await markupOf(context, Newsletter, answer);
  expect(markup).toContain('value="not an address"');
  expect(markup).toContain('aria-invalid="true"');
  expect(await sentEmails()).toEqual([]);
});

test("3.6 with the bot check on, a form without its answer is refused and kept", async () => {
  const context = await visit();
  const checked = { ...context.services, config: { ...context.services.config, BOT_CHECK: "on" as const } };
  const answer = await post({ ...context, services: checked }, new URLSearchParams({ email: "bot@firn.example" }));
  expect(answer).toMatchObject({ status: 422, props: { problem: { key: "form.robot" }, task: { kind: "work" } } });
  expect(await markupOf(context, Newsletter, answer)).toContain('value="bot@firn.example"');
  expect(await status("bot@firn.example")).toEqual([]);
});

test("3.6 who waits for a sold-out variant is told once, when it is back", async () => {
  const { variantIds } = await plantProduct(database.db, { name: "Kestrel" });
  const variantId = Number(variantIds[0]);
  await sql`insert into stock (variant_id, available) values (${variantId}, 0)
    on conflict (variant_id) do update set available = 0`.execute(database.db);
  const context = { ...(await visit()), params: { id: String(variantId) } };
  expect(await notify.post(context, new URLSearchParams({ email: "ola@firn.example" }))).toMatchObject({
    props: { sent: true },
  });
  expect(await announceReturns({ db: database.db, jobs })).toBe(0);
  await sql`update stock set available = 3 where variant_id = ${variantId}`.execute(database.db);
  expect(await announceReturns({ db: database.db, jobs })).toBe(1);
  expect(await announceReturns({ db: database.db, jobs })).toBe(0);
  const [email] = await sentEmails();
  expect(email).toMatchObject({ to: "ola@firn.example", subject: "Kestrel is back" });

  // The e-mail's link, which mail programs also show as a button, ends all stock alerts of this address, and none of
  // others.
  expect(email?.text).toContain(String(email?.leave));
  const key = new URL(email?.leave ?? "").searchParams.get("key") ?? "";
  expect(key).not.toContain("ola@");
  const watch = { variant_id: variantId, locale: "en-us" };
  const both = ["Ola@firn.example", "kim@firn.example"].map((email) => ({ ...watch, email }));
  await database.db.insertInto("stock_watches").values(both).execute();
  const there = await visit({ query: `key=${key}` });
  const services = { ...there.services, config: { ...there.services.config, SECRET: config.SECRET } };
  const leaving = { ...there, services, params: { act: "leave" } };
  expect(await link.load(leaving)).toMatchObject({ props: { state: "asked" } });
  const forged = new URLSearchParams({ key: key.replace(/.$/, (last) => (last === "0" ? "1" : "0")) });
  expect(await linkForm.post(leaving, forged)).toMatchObject({ props: { state: "stale" } });
  expect(await linkForm.post(leaving, new URLSearchParams())).toMatchObject({ props: { state: "done" } });
  const left = await database.db.selectFrom("stock_watches").select("email").execute();
  expect(left).toEqual([{ email: "kim@firn.example" }]);
});

test("3.6 the e-mail names the variant as the shop does in its reader's language, leads to it, and waits until it is for sale", async () => {
  await database.db.deleteFrom("stock_watches").execute();
  const { productId, variantIds } = await plantProduct(database.db, {
    name: "Wax Bar",
    prices: { eu_region_1: 900 },
    stock: [0, 5],
    sizes: ["s", "l"],
  });
  const { uid } = await database.db
    .selectFrom("products")
    .select("uid")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  const data = { valueNames: { s: "Klein" } };
  const entry = { contentType: "product", uid, locale: "de", title: "Wachsblock", data };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const variantId = Number(variantIds[0]);
  const context = await visit({ country: "de", language: "de" });
  await notify.post(
    { ...context, params: { id: String(variantId) } },
    new URLSearchParams({ email: "udo@firn.example" }),
  );
  const set = (row: { purchasing_disabled: boolean }) =>
    database.db.updateTable("variants").set(row).where("id", "=", variantId).execute();
  await set({ purchasing_disabled: true });
  await database.db.updateTable("stock").set({ available: 3 }).where("variant_id", "=", variantId).execute();
  expect(await announceReturns({ db: database.db, jobs })).toBe(0);
  await set({ purchasing_disabled: false });
  expect(await announceReturns({ db: database.db, jobs })).toBe(1);
  const [email] = await sentEmails();
  expect(email?.subject).toContain("Wachsblock");
  expect(email?.text).toContain("Wachsblock (Klein)");
  expect(email?.text).toContain(`/de-de/p/${uid}?size=s`);
});

test("2.1 a question goes to the shop; a wrong one comes back with all that was typed", async () => {
  const context = await visit();
  const typed = {
    topic: "back",
    name: "Ida <b>",
    email: "ida@firn.example",
    order: "1042",
    message: "Line one\nLine two",
  };
  const wrong = await contact.post(context, new URLSearchParams({ ...typed, email: "ida", message: "" }));
  expect(wrong).toMatchObject({ status: 422, props: { typed: { name: "Ida <b>", order: "1042" } } });
  expect((await markupOf(context, Contact, wrong)).match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(await contact.post(context, new URLSearchParams(typed))).toMatchObject({ props: { sent: true } });
  const [email] = await sentEmails();
  expect(email).toMatchObject({ to: "shop@firn.example", subject: "Contact: Ida <b> (1042)" });
  expect(email?.text).toContain("Line one\nLine two");
  expect(email?.html).toContain("Ida &lt;b&gt;");
  expect(email?.text).toContain("About: a return or an exchange");
  expect(await contact.post(context, new URLSearchParams({ ...typed, topic: "<b>" }))).toMatchObject({
    props: { sent: true },
  });
  expect((await sentEmails())[0]?.text).not.toContain("About:");
});
