import { describe, expect, test } from "vitest";
import { allowanceOf } from "#commerce/customers/pro/rules.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { plantPro } from "#tests/support/groups.ts";
import { type Data, useProAccounts } from "#tests/support/suites/pro-accounts.ts";
import { changeProAccount, endProAccount } from "./actions.ts";
import { changedCode } from "./rules.ts";
import type { ProAccountEmailJob } from "./schema.ts";

const pro = useProAccounts();
const { base, counter, inDays, ask, standing, idsOf, sent, services, mailOf } = pro;

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
