import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import type { StaffEmailKind } from "#commerce/staff/emails/schema.ts";
import { sendStaffEmail } from "#commerce/staff/emails/send.ts";
import { staffEmailTexts } from "#commerce/staff/emails/texts.ts";
import { setUpDemoMembers } from "#commerce/staff/members/demo.ts";
import { findCredentials } from "#commerce/staff/members/reads.ts";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember, openOffice } from "#tests/support/office.ts";
import { spendCode } from "./second-factor.ts";
import { makeSetUpToken } from "./set-up.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db, { LETTERS_PER_HOUR: "3" });
});

const config = { PUBLIC_URL: "https://shop.example", PORT: 3000 };
/** The email that the job of that kind would send. */
async function emailOf(kind: StaffEmailKind, email: string): Promise<Message | undefined> {
  const sent: Message[] = [];
  await sendStaffEmail({ db: base.db, config }, { send: async (message) => void sent.push(message) }, { kind, email });
  return sent[0];
}
const tokenIn = (message: Message | undefined) => /#([0-9a-f]{64})/.exec(message?.text ?? "")?.[1] ?? "";
const newPassword = "a-long-winter-2027";

describe("a forgotten password", () => {
  test("the answer is the same for every address; too many are 429", async () => {
    const office = await openOffice(app);
    const ask = (email: string) => office.call("POST", "/password/forgot", { email });
    const [known, unknown] = [await ask("support@firn.example"), await ask("nobody@firn.example")];
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    await ask("nobody@firn.example");
    await ask("nobody@firn.example");
    expect((await ask("nobody@firn.example")).statusCode).toBe(429);
    expect(await emailOf("reset", "nobody@firn.example")).toBeUndefined();
  });

  test("the link works once, ends all sessions, and a refused password does not use it up", async () => {
    const before = await openMember(app, "support@firn.example");
    const token = tokenIn(await emailOf("reset", "support@firn.example"));
    const office = await openOffice(app);
    const reset = (password: string) => office.call("POST", "/password/reset", { token, password });
    expect((await reset("short")).json().errors).toEqual({ password: "needs 8 characters or more" });
    expect((await reset(newPassword)).statusCode).toBe(204);
    expect((await reset("another-password-1")).json().code).toBe("link-over");
    expect((await before.call("GET", "/session")).statusCode).toBe(401);
    expect((await office.signIn("support@firn.example")).statusCode).toBe(401);
    expect((await office.signIn("support@firn.example", newPassword)).statusCode).toBe(200);
    // A customer's token does not work for a member, nor the other way round.
    expect(
      (await office.call("POST", "/invitations/accept", { token, name: "X", password: newPassword })).statusCode,
    ).toBe(404);
  });
});

test("a member changes their own password, and is signed out everywhere else", async () => {
  const [here, there] = [await openMember(app, "editor@firn.example"), await openMember(app, "editor@firn.example")];
  const change = (current: string, next: string) => here.call("PUT", "/password", { current, new: next });
  expect((await change("wrong-one", newPassword)).json().errors).toEqual({ current: "is not right" });
  expect((await change("first-tracks-2026", "password1")).json().errors).toHaveProperty("new");
  expect((await here.call("GET", "/sessions")).json().data).toHaveLength(2);
  expect((await change("first-tracks-2026", newPassword)).statusCode).toBe(204);
  expect((await there.call("GET", "/session")).statusCode).toBe(401);
  const { data } = (await here.call("GET", "/sessions")).json();
  expect(data).toMatchObject([{ isCurrent: true, address: "127.0.0.1" }]);
  const other = await openMember(app, "editor@firn.example", newPassword);
  const stranger = await openMember(app, "catalogue@firn.example");
  const [away] = (await other.call("GET", "/sessions")).json().data;
  expect((await stranger.call("DELETE", `/sessions/${away.id}`)).statusCode).toBe(404);
  expect((await here.call("DELETE", `/sessions/${away.id}`)).statusCode).toBe(204);
  expect((await other.call("GET", "/session")).statusCode).toBe(401);
});

describe("a second factor", () => {
  const codeOf = (secret: string, ahead = 0) =>
    new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + ahead * 30_000 });
  let secret: string;
  let recoveryCodes: string[];
  const email = "catalogue@firn.example";

  test("counts once a code has confirmed it; then signing in asks for one, each good once", async () => {
    const office = await openMember(app, email);
    const begun = (await office.call("POST", "/second-factor")).json();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
    secret = begun.secret;
    const { rows } = await base.pool.query("select * from staff_members where email = $1", [email]);
    expect(rows[0].totp_key.toString("latin1")).not.toContain(secret);
    expect((await openOffice(app).then((one) => one.signIn(email))).statusCode).toBe(200);
    const wrong = await office.call("POST", "/second-factor/confirm", { code: "000000" });
    expect(wrong.json().errors).toEqual({ code: "is not right" });
    const confirmed = await office.call("POST", "/second-factor/confirm", { code: codeOf(secret) });
    recoveryCodes = confirmed.json().recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const other = await openOffice(app);
    const asked = await other.signIn(email);
    expect([asked.statusCode, asked.json().code]).toEqual([401, "code-required"]);
    expect((await other.signIn(email, "wrong-one", "123456")).json().errors).toBeUndefined();
    expect((await other.signIn(email, undefined, "12345")).json()).toMatchObject({
      code: "wrong-credentials",
      errors: { code: "is not right" },
    });
    const code = codeOf(secret);
    expect((await other.signIn(email, undefined, code)).json().member.hasSecondFactor).toBe(true);
    expect((await other.signIn(email, undefined, code)).statusCode).toBe(401);
  });

  test("a recovery code takes its place once", async () => {
    const [code = ""] = recoveryCodes;
    const office = await openOffice(app);
    expect((await office.signIn(email, undefined, code.toUpperCase().replace("-", " "))).statusCode).toBe(200);
    expect((await (await openOffice(app)).signIn(email, undefined, code)).statusCode).toBe(401);
    expect((await office.call("POST", "/second-factor")).json().code).toBe("second-factor-on");
  });

  test("after SECRET has changed, a recovery code still opens, and a code of the app does not", async () => {
    const config = { SECRET: "another secret", SIGN_IN_TRIES: 9, SIGN_INS_PER_HOUR: 99, LETTERS_PER_HOUR: 9 };
    const services = { db: base.db, jobs: { send: async () => undefined }, config };
    const own = await findCredentials(base.db, email);
    if (!own) throw new Error(`${email} is gone.`);
    expect(await spendCode(services, own, codeOf(secret, 1))).toBe(false);
    expect(await spendCode(services, own, recoveryCodes[2] ?? "")).toBe(true);
  });

  test("the owner demands one of all: nothing else is open without, and nobody drops theirs", async () => {
    const owner = await openMember(app, "owner@firn.example");
    const demand = (is: boolean, by: Office) => by.call("PUT", "/staff/policy", { secondFactorRequired: is });
    expect((await demand(true, owner)).statusCode).toBe(200);
    expect((await owner.call("GET", "/orders")).json().code).toBe("second-factor-first");
    expect((await owner.call("GET", "/session")).json().member.mustSetUpSecondFactor).toBe(true);
    const held = await openMember(app, email, undefined, recoveryCodes[1]);
    expect((await held.call("DELETE", "/second-factor")).json().code).toBe("second-factor-demanded");
    const own = (await owner.call("POST", "/second-factor")).json().secret;
    await owner.call("POST", "/second-factor/confirm", { code: codeOf(own) });
    expect((await demand(false, owner)).statusCode).toBe(200);
    expect((await held.call("DELETE", "/second-factor")).statusCode).toBe(204);
    expect((await held.call("GET", "/session")).json().member.hasSecondFactor).toBe(false);
  });
});

test("members say their own name and language, and nothing else of themselves", async () => {
  const office = await openMember(app, "warehouse@firn.example");
  const change = (body: object) => office.call("PATCH", "/profile", body);
  expect((await change({ name: " Jonas  B. ", language: "de" })).statusCode).toBe(204);
  expect((await office.call("GET", "/session")).json().member).toMatchObject({ name: "Jonas B.", language: "de" });
  expect((await change({ name: "" })).json().errors).toEqual({ name: "is required" });
  expect((await change({ role: 1 })).statusCode).toBe(422);
});

test("who is invited chooses a name and a password by a link, once, and has the role", async () => {
  await base.pool.query(
    "insert into staff_members (email, role_id, language) select 'new@firn.example', id, 'de' from staff_roles where built_in = 'support'",
  );
  const email = await emailOf("invitation", "new@firn.example");
  expect(email?.subject).toContain("Einladung");
  expect(email?.text).toContain("https://shop.example/office/invitation#");
  const token = tokenIn(email);
  const office = await openOffice(app);
  expect((await office.call("GET", `/invitations/${token}`)).json()).toMatchObject({
    email: "new@firn.example",
    role: "Support",
  });
  const accept = () => office.call("POST", "/invitations/accept", { token, name: "Nina", password: newPassword });
  expect((await accept()).statusCode).toBe(204);
  expect((await accept()).statusCode).toBe(404);
  expect((await office.signIn("new@firn.example", newPassword)).json().member.name).toBe("Nina");
  expect(await emailOf("invitation", "new@firn.example")).toBeUndefined();
});

test("the first owner is made by the link that the start prints, once, and only while nobody runs the shop", async () => {
  expect(await makeSetUpToken(base.db)).toBeNull();
  await setUpDemoMembers(base.db, null);
  await base.pool.query("delete from staff_members");
  const old = await makeSetUpToken(base.db);
  const token = (await makeSetUpToken(base.db)) ?? "";
  const office = await openOffice(app);
  const set = (given: string, email: string) =>
    office.call("POST", "/setup", { token: given, name: "Ida", email, password: newPassword });
  expect((await set(old ?? "", "ida@shop.example")).statusCode).toBe(404);
  expect((await set(token, "nobody")).json().errors).toEqual({ email: "is not an e-mail address" });
  const both = await Promise.all([set(token, "ida@shop.example"), set(token, "eve@shop.example")]);
  expect(both.map(({ statusCode }) => statusCode).sort()[0]).toBe(201);
  expect(both.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const { rows } = await base.pool.query("select email from staff_members");
  expect(rows).toHaveLength(1);
  const signedIn = await office.signIn(rows[0].email, newPassword);
  expect(signedIn.json().member.role.builtIn).toBe("owner");
  expect(await makeSetUpToken(base.db)).toBeNull();
});

test("whatever is sent to sign in with is answered below 500, and never as signed in", async () => {
  const texts = ["", " ", "x\u0000@firn.example", "😀".repeat(400), "' or 1=1 --", "\ud800", "0".repeat(64)];
  const bodies: unknown[] = [null, [], 7, "text", {}, { email: {} }, { token: [], password: null }];
  for (const text of texts)
    bodies.push(
      { email: text, password: text },
      { email: text },
      { token: text, password: text },
      { token: text, name: text, password: text },
      { token: text, name: text, email: text, password: text },
    );
  const paths = ["/session", "/password/forgot", "/password/reset", "/invitations/accept", "/setup"];
  const office = await openOffice(app);
  for (const path of [...paths, "/session/passkey", "/session/passkey-options", "/session/confirm", "/second-factor"])
    for (const body of bodies) {
      const { statusCode } = await office.call("POST", path, JSON.stringify(body));
      expect(statusCode, `${path} ${JSON.stringify(body).slice(0, 60)}`).toBeLessThan(500);
    }
  for (const text of texts)
    expect(
      (await office.call("GET", `/invitations/${encodeURIComponent(text.toWellFormed())}`)).statusCode,
    ).toBeLessThan(500);
  expect((await office.call("GET", "/session")).statusCode).toBe(401);
});

test("emails say everything in every language", () => {
  const keys = Object.keys(staffEmailTexts.en).sort();
  for (const [language, texts] of Object.entries(staffEmailTexts)) {
    expect(Object.keys(texts).sort()).toEqual(keys);
    expect(texts.help, language).toContain("{link}");
    for (const { subject } of Object.values(texts).filter((one) => typeof one !== "string"))
      expect(subject, language).toContain("{shop}");
  }
});
