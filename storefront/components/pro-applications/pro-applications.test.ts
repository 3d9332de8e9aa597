import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { proEmailTexts } from "#commerce/customers/pro-applications/email-texts.ts";
import { sendProEmail } from "#commerce/customers/pro-applications/emails.tsx";
import { findApplication, listApplications } from "#commerce/customers/pro-applications/reads.ts";
import { clearApplications, remindOfEnds } from "#commerce/customers/pro-applications/reminders.ts";
import { nextExpiry, proofKind, proRegionFor } from "#commerce/customers/pro-applications/rules.ts";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import type { Message } from "#platform/mail.ts";
import * as overview from "#storefront/pages/account/data.ts";
import Account from "#storefront/pages/account/page.tsx";
import * as create from "#storefront/pages/pro-create/data.ts";
import * as createForm from "#storefront/pages/pro-create/form.ts";
import ProCreate from "#storefront/pages/pro-create/page.tsx";
import * as review from "#storefront/pages/pro-review/data.ts";
import * as reviewForm from "#storefront/pages/pro-review/form.ts";
import ProReview from "#storefront/pages/pro-review/page.tsx";
import { afterForm, openApp, openCaller } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { useTempFolder } from "#tests/support/temp.ts";

const base = useDatabase();
const secret = "a secret that is long enough for tests";
const password = "powder-before-noon";
let app: App;
const dataDir = useTempFolder("proofs");
let staff = "";
beforeAll(async () => {
  app = await openApp(base.db, { DATA_DIR: dataDir, LETTERS_PER_HOUR: "1000" });
  staff = `Bearer ${(await addKey(base.db, "Office", ["pro:review"])).key}`;
});
afterAll(() => app.close());

type Job = Record<string, unknown>;
let jobs: Job[] = [];
beforeEach(() => {
  jobs = [];
});
const queue = { send: async (_: string, data: Job) => void jobs.push(data) };
const config = { SECRET: secret, PUBLIC_URL: "https://firn.example", PORT: 1, SHOP_EMAIL: "pro@firn.example" };

/** Returns the mail that a job sends. */
async function mailOf(job: Job): Promise<Message> {
  const sent: Message[] = [];
  await sendProEmail({ db: base.db, config }, { send: async (message) => void sent.push(message) }, job);
  return sent[0]!;
}
const linkIn = ({ text }: Message) => new URL(/https:\S+/.exec(text)![0]);

const pdf = Buffer.from("%PDF-1.7 a card of this season");
const fields = (email: string) => ({
  first_name: "Ada",
  last_name: "Berg",
  email,
  kind: "resort",
  association: "Nordkette",
  country: "at",
  role: "Instructor",
  notes: "Since 2019",
});

async function send(form: Record<string, string>, proof: Uint8Array<ArrayBuffer> | null, path = "/de-at/pro/signup") {
  const caller = await openCaller(app);
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...form, _csrf: caller.headers["csrf-token"] ?? "" }))
    data.append(name, value);
  if (proof) data.append("proof", new Blob([proof], { type: "text/html" }), "card.html");
  const body = new Response(data);
  const type = body.headers.get("content-type") ?? "";
  const { cookie = "" } = caller.headers;
  const payload = Buffer.from(await body.arrayBuffer());
  const headers = { cookie, "content-type": type };
  const answer = await app.inject({ method: "POST", url: path, headers, payload });
  return afterForm(answer, (url) => app.inject({ url, headers: { cookie } }));
}

let people = 0;
const newEmail = () => `pro${people++}@firn.example`;
async function applied(email = newEmail()) {
  expect((await send(fields(email), new Uint8Array(pdf))).statusCode).toBe(303);
  const [found] = await listApplications(base.db, { page: 1, perPage: 1 });
  return found!;
}
const call = async (method: "GET" | "PUT", path: string, body?: object, authorization = staff) => {
  const answer = await app.inject({
    method,
    url: `/api/pro/applications${path}`,
    headers: { authorization },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.headers["content-type"]?.includes("json") ? answer.json() : answer };
};
async function contextOf(options: Parameters<typeof privateContext>[1] & { params?: Record<string, string> }) {
  const { params = {}, ...rest } = options;
  const context = await privateContext(base.db, rest);
  const services = { ...context.services, jobs: queue, config: { ...context.services.config, SECRET: secret } };
  return { ...context, params, services: services as unknown as typeof context.services };
}

describe("/pro/signup", () => {
  test("2.1 an application comes with its proof as a file, which only staff see", async () => {
    const found = await applied();
    expect(found).toMatchObject({
      status: "submitted",
      association: "Nordkette",
      locale: "de-at",
      proofType: "application/pdf",
    });
    expect(await readdir(join(dataDir, "pro-proofs"))).toContain(found.proofFile);
    const proof = await call("GET", `/${found.id}/proof`);
    expect(proof.body.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(proof.body.rawPayload).toEqual(pdf);
    for (const url of [`/${found.id}/proof`, `/${found.id}`, ""]) {
      expect((await app.inject({ url: `/api/pro/applications${url}` })).statusCode).toBe(401);
      const reader = `Bearer ${(await addKey(base.db, "ERP", ["orders:read"])).key}`;
      expect((await call("GET", url, undefined, reader)).status).toBe(403);
    }
    expect((await app.inject({ url: `/api/pro/applications/${found.id}/proof?key=00` })).statusCode).toBe(404);
  });

  test("2.1 a proof that came with a form which was refused waits: it is named, and need not be chosen again", async () => {
    const email = newEmail();
    const refused = await send({ ...fields(email), association: "" }, new Uint8Array(pdf));
    expect([refused.statusCode, refused.body.includes("card.html ist schon da")]).toEqual([422, true]);
    const token = /name="kept_proof" value="([^"]+)"/.exec(refused.body)?.[1] ?? "";
    const forged = await send({ ...fields(email), kept_proof: `${token.slice(0, -2)}xx` }, null);
    expect([forged.statusCode, forged.body.includes("kept_proof")]).toEqual([422, false]);
    const again = await send({ ...fields(email), role: "", kept_proof: token }, null);
    expect([again.statusCode, again.body.includes(token)]).toEqual([422, true]);
    expect((await send({ ...fields(email), kept_proof: token }, null)).statusCode).toBe(303);
    const [found] = await listApplications(base.db, { page: 1, perPage: 1 });
    expect((await call("GET", `/${found?.id}/proof`)).body.rawPayload).toEqual(pdf);
    expect(await readdir(join(dataDir, "pro-proofs-waiting"))).toEqual([]);
  });

  test("2.1 what is wrong comes back by field, as it was typed; too large bodies and broken ones are refused", async () => {
    const before = (await readdir(join(dataDir, "pro-proofs")).catch(() => [])).length;
    const wrong = await send({ ...fields("nobody"), association: "" }, new Uint8Array(Buffer.from("<script>")));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain("weder ein PDF");
    expect(wrong.body).toContain('value="nobody"');
    expect((await send(fields("a@firn.example"), null)).statusCode).toBe(422);
    expect((await send({ ...fields("a@firn.example"), notes: "\u0000" }, new Uint8Array(pdf))).statusCode).toBe(422);
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(pdf);
    const big = await send(fields("a@firn.example"), large);
    expect([big.statusCode, big.body.includes("größer als 5 MB")]).toEqual([422, true]);
    const tooLarge = await send(fields("a@firn.example"), new Uint8Array(26 * 1024 * 1024));
    expect(tooLarge.statusCode).toBe(413);
    for (const words of ["Das war zu viel auf einmal", "Feld: proof", 'href="/de-at/pro/signup"'])
      expect(tooLarge.body).toContain(words);
    expect((await send(fields("a@firn.example"), new Uint8Array(pdf), "/de-at/cart")).statusCode).toBe(415);
    expect(await readdir(join(dataDir, "pro-proofs")).catch(() => [])).toHaveLength(before);
  });
});

describe("the decision", () => {
  test("6 approved: a link opens an account with group, region, limit and a year of pro prices", async () => {
    const found = await applied();
    const toShop = linkIn(await mailOf({ kind: "to-shop", applicationId: found.id }));
    expect(toShop.pathname).toBe(`/en-us/pro/review/${found.id}`);
    const context = await contextOf({ params: { id: String(found.id) }, query: toShop.search.slice(1) });
    expect(await markupOf(context, ProReview, await review.load(context))).toContain("Nordkette");
    const key = toShop.searchParams.get("key");
    expect((await app.inject({ url: `/api/pro/applications/${found.id}/proof?key=${key}` })).statusCode).toBe(200);
    await reviewForm.post(
      context,
      new URLSearchParams({ action: "approve", region: "pro_eu_region_1", limit: "2000" }),
    );
    expect(jobs).toEqual([{ kind: "approved", applicationId: found.id }]);
    const link = linkIn(await mailOf(jobs[0]!));
    expect(link.pathname).toBe("/de-at/pro/create");
    const opening = await contextOf({ language: "de", country: "at", query: link.search.slice(1) });
    expect(await markupOf(opening, ProCreate, await create.load(opening))).toContain(found.email);
    const sent = (more: object) =>
      createForm.post(opening, new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...more }));
    expect(await sent({ password: "short" })).toMatchObject({
      status: 422,
      props: { error: { key: "field.tooShort" } },
    });
    expect(await sent({ password })).toEqual({ kind: "redirect", to: "/de-at/account", status: 303 });
    const { customerId } = (await findApplication(base.db, found.id))!;
    const expiry = nextExpiry(undefined, new Date());
    expect(await findCustomer(base.db, customerId!)).toMatchObject({
      isPro: true,
      proCodeInfo: { region: "pro_eu_region_1", spend_limit: 2000, expiration_date: expiry },
    });
    expect(await sent({ password })).toMatchObject({ status: 422, props: { link: null } });
    const own = await contextOf({ customerId: customerId!, country: "at", language: "de" });
    const page = await overview.load({ ...own, region: "pro_eu_region_1" });
    expect(page).toMatchObject({
      props: { name: "Ada Berg", addresses: 0, order: null, allowance: { left: 200_000, limit: 200_000 } },
    });
    expect(await markupOf(own, Account, page)).toContain("übrig");
  });

  test("6 who has an account gets the code at once, in the group of its region; again it goes on for a year", async () => {
    const email = newEmail();
    const customerId = (await insertCustomer(base.db, { email, passwordHash: null, firstName: "Ada", lastName: "" }))!;
    const first = await applied(email);
    const body = { status: "approved", region: "pro", answer: "Welcome." };
    expect(await call("PUT", `/${first.id}`, body)).toMatchObject({
      status: 200,
      body: { status: "completed", customer_id: customerId },
    });
    expect(await call("PUT", `/${first.id}`, body)).toMatchObject({ status: 409, body: { code: "decided-already" } });
    expect(await findCustomer(base.db, customerId)).toMatchObject({ isPro: true, groupId: 3 });
    const again = await applied(email);
    const renewed = await call("PUT", `/${again.id}`, { status: "approved", region: "pro" });
    expect(renewed.body.expiration_date).toBe(nextExpiry(nextExpiry(undefined, new Date()), new Date()));
    const own = await contextOf({ customerId });
    expect(await overview.load(own)).toMatchObject({ props: { name: null, email } });
  });

  test("6 the e-mail that a decision would send is the one that it sends, for strangers and account holders", async () => {
    const email = newEmail();
    const customer = { email, passwordHash: null, firstName: "Ada", lastName: "" };
    const decided: [status: "approved" | "refused", email: string, kind: string][] = [
      ["refused", newEmail(), "refused"],
      ["approved", newEmail(), "approved"],
      ["approved", email, "extended"],
      // Whoever has a code gets another year.
      ["approved", email, "extended"],
    ];
    await insertCustomer(base.db, customer);
    for (const [status, to, kind] of decided) {
      const { id } = await applied(to);
      const shown = await call("GET", `/${id}/email?status=${status}&answer=${encodeURIComponent("So it is.")}`);
      await call("PUT", `/${id}`, { status, answer: "So it is." });
      const sent = await mailOf({ kind, applicationId: id });
      const withoutLinks = (text: string) => text.replace(/https?:\S+/g, "");
      expect(shown.body).toMatchObject({ to: sent.to, subject: sent.subject });
      expect(withoutLinks(shown.body.text)).toBe(withoutLinks(sent.text));
    }
  });

  test("the audit log tells the currency of the limit that was given", async () => {
    const { id } = await applied();
    await call("PUT", `/${id}`, { status: "approved", region: "pro_ca", spend_limit: 4500 });
    const { key } = await addKey(base.db, "Auditor", ["audit:read"]);
    const headers = { authorization: `Bearer ${key}` };
    const answer = await app.inject({ url: `/api/audit?type=pro-application&id=${id}&action=update`, headers });
    expect(answer.json().data).toMatchObject([{ currency: "CAD", after: { spend_limit: 4500, region: "pro_ca" } }]);
  });

  test("6 refused: no code, a letter with the answer; strangers' keys and ids that are none open nothing", async () => {
    const found = await applied();
    expect((await call("PUT", `/${found.id}`, { status: "refused", answer: "Last season's card." })).body.status).toBe(
      "refused",
    );
    await base.db.updateTable("pro_applications").set({ locale: "fr-fr" }).where("id", "=", found.id).execute();
    const letter = await mailOf({ kind: "refused", applicationId: found.id });
    for (const part of [letter.text, letter.html.replaceAll("&#x27;", "'")])
      expect(part).toContain("Notre réponse\u00a0: Last season's card.");
    expect(letter.text).toContain("Postuler à nouveau\u00a0:\nhttps://");
    for (const id of ["0", "x", "9".repeat(30), "2147483648"])
      expect((await call("PUT", `/${id}`, { status: "refused" })).status).toBe(404);
    expect((await call("PUT", `/${found.id}`, { status: "maybe" })).status).toBe(422);
    for (const query of ["", "key=00", `id=${found.id}&key=${"0".repeat(64)}`]) {
      const context = await contextOf({ params: { id: String(found.id) }, query });
      expect(await review.load(context)).toMatchObject({ kind: "missing" });
      expect(await reviewForm.post(context, new URLSearchParams({ action: "approve" }))).toMatchObject({
        kind: "missing",
      });
      expect(await create.load(context)).toMatchObject({ props: { link: null } });
    }
  });
});

test("6 a code's end is announced once, 30 days before, in the language of the application", async () => {
  const code = (end: string) => [{ name: "Pro Code", value: JSON.stringify({ region: "pro", expiration_date: end }) }];
  const person = (email: string, end: string) =>
    insertCustomer(base.db, { email, passwordHash: null, firstName: "", lastName: "", formFields: code(end) });
  const soon = await person(newEmail(), "2031-01-20");
  await person(newEmail(), "2031-03-01");
  await person(newEmail(), "2030-12-31");
  const now = new Date("2031-01-01T04:00:00Z");
  expect(await remindOfEnds({ db: base.db, jobs: queue }, now)).toBe(1);
  expect(await remindOfEnds({ db: base.db, jobs: queue }, now)).toBe(0);
  expect(jobs).toEqual([{ kind: "reminder", customerId: soon }]);
  expect((await mailOf(jobs[0]!)).subject).toBe("Your pro code ends on January 20, 2031");
});

test("proofs are removed 90 days after the decision", async () => {
  const found = await applied();
  await call("PUT", `/${found.id}`, { status: "refused" });
  await clearApplications(base.db, dataDir);
  expect((await findApplication(base.db, found.id))?.proofFile).not.toBeNull();
  await base.pool.query("update pro_applications set decided_at = now() - interval '91 days' where id = $1", [
    found.id,
  ]);
  await clearApplications(base.db, dataDir);
  expect((await findApplication(base.db, found.id))?.proofFile).toBeNull();
  expect(await readdir(join(dataDir, "pro-proofs"))).not.toContain(found.proofFile);
});

test("7.4 the proof of whoever has left with their account is removed too, and no other", async () => {
  const [left, stays] = [await applied(), await applied()];
  const folder = join(dataDir, "pro-proofs");
  for (const { proofFile } of [left, stays]) await utimes(join(folder, String(proofFile)), 0, 0);
  await base.pool.query("delete from pro_applications where id = $1", [left.id]);
  await clearApplications(base.db, dataDir);
  const files = await readdir(folder);
  expect([left, stays].map(({ proofFile }) => files.includes(String(proofFile)))).toEqual([false, true]);
});

test("6 regions follow the country; what a file is follows from its first bytes; letters say all in eight languages", () => {
  expect(["us", "ca", "fr", "jp"].map(proRegionFor)).toEqual(["pro", "pro_ca", "pro_eu_region_1", "pro"]);
  expect(proofKind(Buffer.from([0xff, 0xd8, 0xff, 0]))?.type).toBe("image/jpeg");
  expect(proofKind(Buffer.from("GIF89a"))).toBeNull();
  expect(nextExpiry("2027-08-31", new Date("2027-08-01"))).toBe("2028-08-31");
  expect(nextExpiry("2020-08-31", new Date("2027-08-01"))).toBe("2028-08-01");
  for (const texts of Object.values(proEmailTexts)) {
    expect(texts.reminder.subject).toContain("{date}");
    expect(texts.help).toContain("{link}");
  }
});
