import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { hashPassword, isPassword } from "#commerce/shared/credentials/passwords.ts";
import * as forgot from "#storefront/pages/forgot-password/form.ts";
import ForgotPassword from "#storefront/pages/forgot-password/page.tsx";
import { load as loadSignIn } from "#storefront/pages/sign-in/data.ts";
import SignIn from "#storefront/pages/sign-in/page.tsx";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { openCustomerEmails, tokenIn } from "#tests/support/samples/customer-emails.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import ResetPassword from "./page.tsx";

const test = useDatabase();
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;

beforeAll(async () => {
  emails = await openCustomerEmails(test);
  const passwordHash = await hashPassword("powder-before-noon");
  await insertCustomer(test.db, { email: "mila@firn.example", passwordHash, firstName: "Mila", lastName: "Berg" });
});
afterAll(() => emails.stop());

const german = (query = "") => privateContext(test.db, { country: "at", language: "de", query, jobs: emails.jobs });

async function linkFor(email: string): Promise<string> {
  await forgot.post(await german(), new URLSearchParams({ email }));
  const [sent] = await emails.written();
  return tokenIn(sent);
}

describe("a forgotten password", () => {
  it("7.4 is answered alike whether or not there is an account", async () => {
    const markups = [];
    for (const email of ["mila@firn.example", "nobody@firn.example"]) {
      const context = await german();
      const answer = await forgot.post(context, new URLSearchParams({ email }));
      expect(answer).toMatchObject({ status: 200, props: { asked: true, email } });
      markups.push((await markupOf(context, ForgotPassword, answer)).replaceAll(email, "…"));
    }
    expect(markups[0]).toBe(markups[1]);
    expect((await emails.written()).map(({ to }) => to)).toEqual(["mila@firn.example"]);
  });

  it("keeps what was typed where it is no address, and says so", async () => {
    const context = await german();
    const answer = await forgot.post(context, new URLSearchParams({ email: '"><b>mila' }));
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, ForgotPassword, answer);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain("&quot;&gt;&lt;b&gt;mila");
  });
});

describe("the link in the e-mail", () => {
  it("2.1 opens the form, keeps the new password and leads to sign-in", async () => {
    const token = await linkFor("mila@firn.example");
    const context = await german(`token=${token}`);
    expect(await markupOf(context, ResetPassword, await load(context))).toContain(`value="${token}"`);
    const short = await post(context, new URLSearchParams({ token, password: "short" }));
    expect(short).toMatchObject({ status: 422, props: { token, error: { key: "field.tooShort" } } });
    const common = await post(context, new URLSearchParams({ token, password: "Password123" }));
    expect(await markupOf(context, ResetPassword, common)).toContain("Das probieren alle zuerst.");
    const done = await post(context, new URLSearchParams({ token, password: "corduroy-at-eight" }));
    expect(done).toEqual({ kind: "redirect", to: "/de-at/account/sign-in?done=reset", status: 303 });
    const own = await findByEmail(test.db, "mila@firn.example");
    expect(await isPassword("corduroy-at-eight", own?.passwordHash ?? null)).toBe(true);
    const signIn = await german("done=reset");
    expect(await markupOf(signIn, SignIn, await loadSignIn(signIn))).toContain("Dein neues Passwort gilt.");
  });

  it("opens nothing once it is used, or when it is none", async () => {
    const token = await linkFor("mila@firn.example");
    await post(await german(), new URLSearchParams({ token, password: "first-chair-again" }));
    for (const over of [token, "", "nothing", "0".repeat(64)]) {
      const context = await german(`token=${over}`);
      expect(await load(context)).toMatchObject({ props: { token: null } });
      const answer = await post(context, new URLSearchParams({ token: over, password: "corduroy-at-nine" }));
      expect(answer).toMatchObject({ status: 422, props: { token: null } });
      expect(await markupOf(context, ResetPassword, answer)).toContain('href="/de-at/account/forgot-password"');
    }
  });
});
