import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "#commerce/customers/accounts/language.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findSession, hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import { post } from "./form.ts";
import SignIn from "./page.tsx";

const test = useDatabase();
const password = "powder-before-noon";
let mila = 0;

beforeAll(async () => {
  const person = { passwordHash: await hashPassword(password), firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
});

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe("the sign-in form", () => {
  it("2.1 signs in under a new session id and leads back to where the visitor wanted to go", async () => {
    const context = await privateContext(test.db);
    const before = context.visitor.start().sessionId;
    const answer = await post(context, form({ email: "Mila@firn.example", password, to: "/account/orders" }));
    expect(answer).toEqual({ kind: "redirect", to: "/en-us/account/orders", status: 303 });
    const { sessionId } = context.visitor;
    expect(sessionId).not.toBe(before);
    expect((await findSession(test.db, hashSessionId(sessionId ?? ""))).customerId).toBe(mila);
  });

  it("comes back with what was typed, without the password, and in the visitor's language", async () => {
    const context = await privateContext(test.db, { country: "de", language: "de" });
    const answer = await post(context, form({ email: "mila@firn.example", password: "wrong-wrong", to: "/cart" }));
    expect(answer).toMatchObject({ status: 422, props: { to: "/cart", problem: { key: "signin.problem.wrong" } } });
    const markup = await markupOf(context, SignIn, answer);
    expect(markup).toContain('value="mila@firn.example"');
    expect(markup).not.toContain("wrong-wrong");
  });

  it("marks the field that is empty", async () => {
    const context = await privateContext(test.db);
    const markup = await markupOf(context, SignIn, await post(context, form({ email: "mila@firn.example" })));
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/name="password"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="password"/);
  });

  it("says how long to wait after too many tries", async () => {
    const context = await privateContext(test.db);
    const wrong = form({ email: "ghost@firn.example", password: "boo-boo-boo" });
    for (let n = 0; n < 3; n++) await post(context, wrong);
    const answer = await post(context, wrong);
    expect(answer).toMatchObject({
      status: 429,
      props: { problem: { key: "signin.problem.tries", values: { minutes: 15 } } },
    });
  });

  it("is not shown to somebody who is signed in", async () => {
    const context = await privateContext(test.db, { customerId: mila, query: "to=/cart" });
    expect(await load(context)).toMatchObject({ kind: "redirect", to: "/en-us/cart" });
  });

  it("goes on in the language that the customer has chosen, by password and by passkey", async () => {
    await setLanguage(test.db, mila, "fr");
    const place = { country: "ca" as const, language: "en" as const };
    const typed = form({ email: "mila@firn.example", password, to: "/cart" });
    // Through the route that stores the language, because the visitor's cookies say English.
    const inFrench = { kind: "redirect", to: "/api/locale?locale=fr-ca&to=%2Fcart" };
    expect(await post(await privateContext(test.db, place), typed)).toMatchObject(inFrench);
    // The passkey script returns to this page with its new session.
    const signedIn = await privateContext(test.db, { ...place, customerId: mila, query: "to=/cart" });
    expect(await load(signedIn)).toMatchObject(inFrench);
    await setLanguage(test.db, mila, null);
  });
});

it.each([
  ["/cart", "/cart"],
  ["/c/boots?page=2", "/c/boots?page=2"],
  ["/de-at/account/orders", "/account/orders"],
  ["/en-us", "/account"],
  ["//elsewhere.example", "/account"],
  ["/en-us//elsewhere.example", "/account"],
  ["https://elsewhere.example", "/account"],
  [null, "/account"],
])("goes on from %j to %s", (to, path) => {
  expect(pathToGoOn(to)).toBe(path);
});
