import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { proEmailTexts } from "#commerce/customers/pro-applications/email-texts.ts";
import { findApplication, listApplications } from "#commerce/customers/pro-applications/reads.ts";
import { clearApplications, remindOfEnds } from "#commerce/customers/pro-applications/reminders.ts";
import { nextExpiry, proofKind, proRegionFor } from "#commerce/customers/pro-applications/rules.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { useProApplications } from "#tests/support/suites/pro-applications.ts";

const pro = useProApplications();
const { base, dataDir, queue, mailOf, pdf, fields, send, newEmail, applied, call } = pro;

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
      expect((await pro.app.inject({ url: `/api/pro/applications${url}` })).statusCode).toBe(401);
      const reader = `Bearer ${(await addKey(base.db, "ERP", ["orders:read"])).key}`;
      expect((await call("GET", url, undefined, reader)).status).toBe(403);
    }
    expect((await pro.app.inject({ url: `/api/pro/applications/${found.id}/proof?key=00` })).statusCode).toBe(404);
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
  expect(pro.jobs).toEqual([{ kind: "reminder", customerId: soon }]);
  expect((await mailOf(pro.jobs[0]!)).subject).toBe("Your pro code ends on January 20, 2031");
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

test("6 regions follow the country; what a file is follows from its first bytes; e-mails say all in eight languages", () => {
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
