import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { findSession, hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { openCustomerEmails, tokenIn } from "#tests/support/samples/customer-emails.ts";
import { post } from "./form.ts";
import AccountCreate from "./page.tsx";

const test = useDatabase();
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
beforeAll(async () => {
  emails = await openCustomerEmails(test);
});
afterAll(() => emails.stop());

const typed = { first_name: "Ola", last_name: "Nord", email: "ola@firn.example", password: "corduroy-at-eight" };

describe("the form for a new account", () => {
  it("2.1 opens the account, signs in and goes on", async () => {
    const context = await privateContext(test.db, { country: "fr", language: "fr", jobs: emails.jobs });
    const answer = await post(context, new URLSearchParams({ ...typed, to: "/cart" }));
    expect(answer).toEqual({ kind: "redirect", to: "/fr-fr/cart", status: 303 });
    const own = await findByEmail(test.db, typed.email);
    const session = await findSession(test.db, hashSessionId(context.visitor.sessionId ?? ""));
    expect(session.customerId).toBe(own?.id);
    const [email] = await emails.written();
    expect(email).toMatchObject({ to: typed.email, subject: "Bienvenue chez Shop\u00a0: confirmez votre e-mail" });
    expect(email?.text).toContain(`https://firn.example/fr-fr/account/confirm-email?token=${tokenIn(email)}`);
  });

  it("says beside each field what is wrong, keeps what was typed and forgets the password", async () => {
    const context = await privateContext(test.db);
    const wrong = { first_name: "", last_name: '"><script>', email: "ola@firn", password: "sh\u00f6rt" };
    const answer = await post(context, new URLSearchParams(wrong));
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, AccountCreate, answer);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(markup).toContain("Eight characters at least.");
    expect(markup).toContain('value="ola@firn"');
    expect(markup).not.toContain("sh\u00f6rt");
    expect(markup).not.toContain("<script>");
  });

  it("asks in Japanese for the family's name first, and puts the cursor there", async () => {
    const context = await privateContext(test.db, { country: "jp", language: "ja" });
    const markup = await markupOf(context, AccountCreate, await post(context, new URLSearchParams()));
    const [first, second] = [...markup.matchAll(/<input[^>]*name="(?:first|last)_name"[^>]*>/g)].map(([tag]) => tag);
    expect(first).toContain('name="last_name"');
    expect(first).toMatch(/autofocus/i);
    expect(second).not.toMatch(/autofocus/i);
  });

  it("knows an e-mail address that has an account", async () => {
    const context = await privateContext(test.db, { jobs: emails.jobs });
    const answer = await post(context, new URLSearchParams({ ...typed, email: "OLA@firn.example" }));
    expect(answer).toMatchObject({ status: 422, props: { errors: { email: { key: "field.taken" } } } });
  });
});
