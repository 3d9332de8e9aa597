import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { makeAuthenticator } from "#tests/support/authenticator.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember, openOffice } from "#tests/support/office.ts";

const base = useDatabase();
let app: App;
let office: Office;
const phone = makeAuthenticator("shop.example");
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db, { PUBLIC_URL: "https://shop.example" });
  office = await openMember(app, "support@firn.example");
});

const signIn = async (by: Office, credential: object) => {
  const answer = await by.call("POST", "/session/passkey", { credential });
  if (answer.statusCode === 200)
    Object.assign(by.headers, {
      cookie: `firn_office=${answer.cookies[0]?.value}`,
      "csrf-token": answer.json().csrfToken,
    });
  return answer;
};
const optionsFor = async (by: Office) => (await by.call("POST", "/session/passkey-options")).json();

describe("members' passkeys", () => {
  test("one is made in a session that has proved itself, and signs in without password and code", async () => {
    const options = (await office.call("POST", "/passkeys/registration")).json();
    expect(options.rp.id).toBe("shop.example");
    const credential = phone.make(options);
    const made = await office.call("POST", "/passkeys", { name: "Phone", credential });
    expect([made.statusCode, made.json().data]).toMatchObject([201, { name: "Phone", lastUsedAt: null }]);
    expect((await office.call("POST", "/passkeys", { credential })).statusCode).toBe(422);
    expect((await office.call("GET", "/session")).json().member).toMatchObject({
      hasSecondFactor: true,
      hasCodes: false,
    });
    const browser = await openOffice(app);
    const signedIn = await signIn(browser, phone.use(await optionsFor(browser)));
    expect(signedIn.json().member.email).toBe("support@firn.example");
    expect((await browser.call("GET", "/sessions")).json().data.length).toBeGreaterThan(1);
  });

  test("then the password alone opens nothing", async () => {
    const asked = await (await openOffice(app)).signIn("support@firn.example");
    expect([asked.statusCode, asked.json().code]).toEqual([401, "passkey-required"]);
    const wrong = await (await openOffice(app)).signIn("support@firn.example", "wrong-one");
    expect(wrong.json().code).toBe("wrong-credentials");
  });

  test("an answer is good once, for the cookie and the purpose that it was asked for, and for the office", async () => {
    const [one, other] = [await openOffice(app), await openOffice(app)];
    const credential = phone.use(await optionsFor(one));
    expect((await signIn(other, credential)).statusCode).toBe(401);
    expect((await signIn(one, credential)).statusCode).toBe(200);
    const again = await openOffice(app);
    expect((await signIn(again, credential)).statusCode).toBe(401);
    const csrf = await app.inject({ url: "/api/csrf" });
    const shop = { "csrf-token": csrf.json().token, cookie: `firn_session=${csrf.cookies[0]?.value}` };
    const shopOptions = await app.inject({
      method: "POST",
      url: "/api/customers/passkeys/sign-in-options",
      headers: shop,
    });
    const asCustomer = await app.inject({
      method: "POST",
      url: "/api/customers/passkeys/sign-in",
      headers: shop,
      payload: { credential: phone.use(shopOptions.json()) },
    });
    expect(asCustomer.statusCode).toBe(401);
  });

  test("the last one stays where a second factor is demanded; an administrator takes lost ones away", async () => {
    const owner = await openMember(app, "owner@firn.example");
    await base.pool.query("update staff_policy set second_factor_required = true");
    const browser = await openOffice(app);
    await signIn(browser, phone.use(await optionsFor(browser)));
    expect((await browser.call("GET", "/orders")).statusCode).toBe(200);
    const [own] = (await browser.call("GET", "/passkeys")).json().data;
    expect((await browser.call("DELETE", `/passkeys/${own.id}`)).json().code).toBe("second-factor-demanded");
    await base.pool.query("update staff_policy set second_factor_required = false");
    const { data } = (await owner.call("GET", "/staff/members")).json();
    const { id } = data.find((one: { email: string }) => one.email === "support@firn.example");
    expect((await owner.call("DELETE", `/staff/members/${id}/second-factor`)).statusCode).toBe(204);
    expect((await browser.call("GET", "/session")).statusCode).toBe(401);
    expect((await (await openOffice(app)).signIn("support@firn.example")).statusCode).toBe(200);
    expect((await owner.call("DELETE", `/passkeys/${own.id}`)).statusCode).toBe(404);
  });
});
