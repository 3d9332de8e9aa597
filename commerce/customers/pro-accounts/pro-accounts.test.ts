import { beforeAll, describe, expect, test } from "vitest";
import { allowanceOf } from "#commerce/customers/pro/rules.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { plantPro } from "#tests/support/groups.ts";
import { changeProAccount, endProAccount } from "./actions.ts";
import { sendProAccountEmail } from "./emails.tsx";
import { renewManyKind } from "./renew-many.ts";
import { changedCode } from "./rules.ts";
import type { ProAccountEmailJob } from "./schema.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Office", ["pro:read", "pro:review", "customers:read", "customers:write"])).key;
});

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;
async function ask(method: "GET" | "PUT" | "POST", path: string, payload?: object, as = key) {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as Data };
}
const standing = async (id: number) => (await ask("GET", `/staff/customers/${id}/pro`)).body.data;
const idsOf = async (query: string) =>
  (await ask("GET", `/pro/accounts?limit=250&${query}`)).body.data.map(({ id }: Data) => id);
const sent: ProAccountEmailJob[] = [];
const services = () => ({
  db: base.db,
  jobs: { send: async (_: string, job: object) => void sent.push(job as ProAccountEmailJob) },
});
async function mailOf(job: ProAccountEmailJob): Promise<Message | undefined> {
  const mails: Message[] = [];
  const config = { PUBLIC_URL: "http://localhost:3000", PORT: 3000 };
  await sendProAccountEmail(
    { db: base.db, config } as never,
    { send: async (one: Message) => void mails.push(one) } as never,
    job,
  );
  return mails[0];
}

describe("7.7 accounts of professionals", () => {
  test("tell the limit that counts, what of it is used and until when, as checkout counts it", async () => {
    const id = await plantPro(base.db, { expiration_date: inDays(200) });
    const { orderId } = await counter.order();
    await base.db
      .updateTable("orders")
      .set({ customer_id: id, region: "pro", currency: "USD", total: 123_400 })
      .where("id", "=", orderId)
      .execute();
    expect(await standing(id)).toMatchObject({
      id,
      region: "pro",
      currency: "USD",
      limit: 3000,
      isUsualLimit: true,
      spent: 1234,
      left: 1766,
      expiresOn: inDays(200),
      isExpired: false,
      isEmployee: false,
      since: expect.any(String),
    });
    const own = await plantPro(base.db, { spend_limit: 500, employee_group: true }, "pro_eu_region_1");
    expect(await standing(own)).toMatchObject({
      currency: "EUR",
      limit: 500,
      isUsualLimit: false,
      spent: 0,
      left: 500,
      expiresOn: null,
      isEmployee: true,
    });
    expect(await standing(await plantCustomer(base.db))).toBeNull();
    expect(await standing(999_999)).toBeNull();
  });

  test("are listed by their end: soon, over, still running; by name, and where the member works", async () => {
    const [soon, later, over, longOver, open] = await Promise.all([
      plantPro(base.db, { expiration_date: inDays(5) }),
      plantPro(base.db, { expiration_date: inDays(90) }),
      plantPro(base.db, { expiration_date: inDays(-1) }),
      plantPro(base.db, { expiration_date: "someday" }),
      plantPro(base.db, {}, "pro_ca"),
    ]);
    const mine = [soon, later, over, longOver, open];
    const among = async (query: string) => (await idsOf(query)).filter((id: number) => mine.includes(id));
    expect(await among("state=ending")).toEqual([soon]);
    expect(await among("state=ended")).toEqual([over, longOver]);
    expect(await among("state=running")).toEqual([soon, later, open]);
    expect(await among("")).toEqual([longOver, over, soon, later, open]);
    await base.db.updateTable("customers").set({ last_name: "Zwischen" }).where("id", "=", later).execute();
    expect(await idsOf("q=zwisch")).toEqual([later]);
    const options = { markets: ["pro_ca" as const] };
    const held = ["pro:read", "pro:review", "customers:read"] as const;
    const { key: elsewhere } = await addKey(base.db, "Canada", held, options);
    const theirs = (await ask("GET", "/pro/accounts?limit=250", undefined, elsewhere)).body.data;
    expect(new Set(theirs.map(({ region }: Data) => region))).toEqual(new Set(["pro_ca"]));
    expect((await ask("PUT", `/pro/accounts/${soon}`, { spend_limit: 1 }, elsewhere)).status).toBe(404);
    expect((await ask("GET", "/pro/accounts?state=nearly")).status).toBe(422);
  });

  test("get another end and limit, and an e-mail says so in their language", async () => {
    const id = await plantPro(base.db, { expiration_date: inDays(3), employee_group: true, spend_limit: 700 });
    const applied = { first_name: "Ada", last_name: "Berg", kind: "resort", association: "Nordhang", country: "at" };
    const more = {
      email: "pro@firn.example",
      role: "Teacher",
      locale: "de-at",
      proof_type: "image/png",
      customer_id: id,
    };
    await base.db
      .insertInto("pro_applications")
      .values({ ...applied, ...more })
      .execute();
    const { version } = await standing(id);
    const wish = { version, expires_on: inDays(400), spend_limit: 4500, tell: true, answer: " Bis bald. " };
    const preview = await ask(
      "GET",
      `/pro/accounts/${id}/email?kind=renewed&expires_on=${inDays(400)}&spend_limit=4500&answer=Bis%20bald.`,
    );
    expect(await changeProAccount(services(), id, wish)).toMatchObject({ ok: true });
    expect(await standing(id)).toMatchObject({
      expiresOn: inDays(400),
      limit: 4500,
      isEmployee: true,
      version: version + 1,
    });
    const job = sent.at(-1) as ProAccountEmailJob;
    expect(job).toEqual({ kind: "renewed", customerId: id, answer: "Bis bald." });
    const mail = await mailOf(job);
    expect(mail?.subject).toContain("Dein Pro-Code gilt weiter bis");
    for (const words of ["4.500,00", "Bis bald."]) expect(mail?.text).toContain(words);
    expect(preview.body).toEqual({ to: mail?.to, subject: mail?.subject, text: mail?.text });
    await changeProAccount(services(), id, { spend_limit: null, tell: true });
    expect(await standing(id)).toMatchObject({ expiresOn: inDays(400), limit: 3000, isUsualLimit: true });
    expect((await mailOf(sent.at(-1) as ProAccountEmailJob))?.text).toContain("3.000,00");
  });

  test("end at once, once, and are told so", async () => {
    const id = await plantPro(base.db, { expiration_date: inDays(30), spend_limit: 900 });
    expect(await endProAccount(services(), id, { tell: true })).toMatchObject({ ok: true });
    expect(await standing(id)).toMatchObject({ expiresOn: inDays(-1), isExpired: true, limit: 900 });
    expect((await mailOf(sent.at(-1) as ProAccountEmailJob))?.subject).toBe("Your pro code has ended");
    const again = await ask("POST", `/pro/accounts/${id}/end`, {});
    expect([again.status, again.body.code]).toEqual([409, "ended-already"]);
    expect((await ask("PUT", `/pro/accounts/${id}`, { expires_on: inDays(30) })).body.data.isExpired).toBe(false);
  });

  test("two of the staff at one code: the later is asked; another part of the customer is no concern of theirs", async () => {
    const id = await plantPro(base.db, { expiration_date: inDays(30) });
    const { version } = await standing(id);
    await ask("PUT", `/customers/${id}`, { tags: ["vip"] });
    const first = await ask("PUT", `/pro/accounts/${id}`, { version, spend_limit: 4000 });
    expect(first.status).toBe(200);
    const second = await ask("PUT", `/pro/accounts/${id}`, { version, expires_on: inDays(365) });
    expect([second.status, second.body.code, second.body.current]).toEqual([
      409,
      "conflict",
      { expires_on: inDays(30), spend_limit: 4000 },
    ]);
    expect((await ask("POST", `/pro/accounts/${id}/end`, { version })).status).toBe(409);
  });

  test("many are renewed as a job, that can be taken back; who is none is named", async () => {
    const ids = [
      await plantPro(base.db, { expiration_date: inDays(10) }),
      await plantPro(base.db, { expiration_date: inDays(-40) }),
    ];
    const shopper = await plantCustomer(base.db);
    const refused = await ask("POST", "/pro/accounts/renew", { ids: [...ids, shopper] });
    expect([refused.status, refused.body.errors.ids]).toEqual([422, expect.stringContaining(String(shopper))]);
    const started = await ask("POST", "/pro/accounts/renew", { ids, spend_limit: 2000, tell: true });
    expect(started.status).toBe(202);
    const kinds = { "pro-renewals": renewManyKind(services().jobs) };
    const before = sent.length;
    await runJob(base.db, kinds, started.body.job.id);
    const own = await Promise.all(ids.map(standing));
    const year = (from: number) =>
      changedCode({ region: "pro", expiration_date: inDays(from) }, { expiresOn: "next" }, new Date());
    expect(own.map(({ expiresOn }) => expiresOn)).toEqual([year(10).expiration_date, year(0).expiration_date]);
    expect(own.map(({ limit }) => limit)).toEqual([2000, 2000]);
    expect(sent.slice(before).map(({ kind, customerId }) => [kind, customerId])).toEqual(
      ids.map((id) => ["renewed", id]),
    );
  });

  test("all that a filter leaves are renewed, fixed when the job starts; another number than was seen does nothing", async () => {
    const name = "Matchingham";
    const ids = [
      await plantPro(base.db, { expiration_date: inDays(5) }),
      await plantPro(base.db, { expiration_date: inDays(6) }),
    ];
    const later = await plantPro(base.db, { expiration_date: inDays(300) });
    await base.pool.query("update customers set last_name = $1 where id = any ($2)", [name, [...ids, later]]);
    const filter = { q: name, state: "ending" };
    const ask3 = await ask("POST", "/pro/accounts/renew", { filter, expected: 3 });
    expect([ask3.status, ask3.body.code, ask3.body.total]).toEqual([409, "count-changed", 2]);
    expect((await ask("POST", "/pro/accounts/renew", { filter, ids })).status).toBe(422);
    expect((await ask("POST", "/pro/accounts/renew", {})).body.errors).toHaveProperty("ids");
    const started = await ask("POST", "/pro/accounts/renew", { filter, expected: 2 });
    expect([started.status, started.body.job.total]).toEqual([202, 2]);
    // An account that matches the filter only from now on is not renewed.
    const late = await plantPro(base.db, { expiration_date: inDays(7) });
    await base.pool.query("update customers set last_name = $1 where id = $2", [name, late]);
    await runJob(base.db, { "pro-renewals": renewManyKind(services().jobs) }, started.body.job.id);
    const until = async (id: number) => (await standing(id)).expiresOn;
    expect(await until(late)).toBe(inDays(7));
    expect(await until(later)).toBe(inDays(300));
    for (const id of ids) expect(((await until(id)) ?? "") > inDays(300)).toBe(true);
  });

  test("what cannot be is a problem that names the field", async () => {
    const id = await plantPro(base.db);
    for (const [body, field] of [
      [{ expires_on: inDays(-1) }, "expires_on"],
      [{ expires_on: "2027-02-30" }, "expires_on"],
      [{ expires_on: "soon" }, "expires_on"],
      [{ spend_limit: -1 }, "spend_limit"],
      [{ spend_limit: 10.5 }, "spend_limit"],
      [{}, "body"],
      [{ tell: true, answer: "\u0007", spend_limit: 1 }, "answer"],
    ] as const) {
      const { status, body: answer } = await ask("PUT", `/pro/accounts/${id}`, body);
      expect([status, Object.keys(answer.errors)], JSON.stringify(body)).toEqual([422, [field]]);
    }
    expect((await ask("PUT", `/pro/accounts/${await plantCustomer(base.db)}`, { spend_limit: 1 })).status).toBe(404);
    expect((await ask("GET", "/pro/accounts/999999/email?kind=ended")).status).toBe(404);
    expect((await ask("POST", "/pro/accounts/renew", { ids: [id], expires_on: inDays(-3) })).status).toBe(422);
    const { key: reader } = await addKey(base.db, "Reader", ["pro:read"]);
    expect((await ask("PUT", `/pro/accounts/${id}`, { spend_limit: 1 }, reader)).body.permission).toBe("pro:review");
    expect((await ask("GET", `/staff/customers/${id}/pro`, undefined, reader)).body.permission).toBe("customers:read");
  });
});

test("7.7 a code keeps what is not named", () => {
  const code = { region: "pro", expiration_date: "2027-08-31", employee_group: true, spend_limit: 5000 };
  const now = new Date("2027-08-01T10:00:00Z");
  expect(changedCode(code, {}, now)).toEqual(code);
  expect(changedCode(code, { spendLimit: null }, now)).toEqual({ ...code, spend_limit: undefined });
  expect(changedCode(code, { expiresOn: "next" }, now).expiration_date).toBe("2028-08-31");
  expect(allowanceOf(changedCode(code, { spendLimit: null }, now), [], "USD", now)?.isUsualLimit).toBe(true);
});
