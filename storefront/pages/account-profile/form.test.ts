import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findLists } from "#commerce/customers/newsletter/preferences.ts";
import { findCredentials } from "#commerce/customers/sign-in/credentials.ts";
import { findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { hashPassword, isPassword } from "#commerce/shared/credentials/passwords.ts";
import { customerPasskeys, insertPasskey } from "#commerce/shared/passkeys/store.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { openCustomerEmails, tokenIn } from "#tests/support/samples/customer-emails.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Profile from "./page.tsx";

const test = useDatabase();
const password = "powder-before-noon";
let id = 0;
let count = 0;
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
beforeAll(async () => {
  emails = await openCustomerEmails(test);
});
afterAll(() => emails.stop());

beforeEach(async () => {
  const person = { passwordHash: await hashPassword(password), firstName: "Mila", lastName: "Berg" };
  id = (await insertCustomer(test.db, { ...person, email: `mila-${++count}@firn.example` })) ?? 0;
});

async function send(fields: Record<string, string>) {
  const context = await privateContext(test.db, { customerId: id, jobs: emails.jobs });
  return { context, answer: await post(context, new URLSearchParams(fields)) };
}

describe("the profile", () => {
  it("2.1 changes the name, and says so", async () => {
    const email = `mila-${count}@firn.example`;
    const { answer } = await send({ action: "profile", first_name: "Mia", last_name: "Berg", email });
    expect(answer).toMatchObject({
      kind: "redirect",
      to: "/en-us/account/profile?done=profile#form-profile",
      status: 303,
    });
    const context = await privateContext(test.db, { customerId: id, query: "done=profile" });
    const markup = await markupOf(context, Profile, await load(context));
    expect(markup).toContain('value="Mia"');
    expect(markup).toContain("Saved.");
  });

  it("asks for the current password where the e-mail address changes", async () => {
    const change = { action: "profile", first_name: "Mila", last_name: "Berg", email: "else@firn.example" };
    const { context, answer } = await send(change);
    const errors = { current_password: { key: "field.empty" } };
    expect(answer).toMatchObject({
      status: 422,
      props: { typed: { email: "else@firn.example" }, refused: { errors } },
    });
    const markup = await markupOf(context, Profile, answer);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect((await send({ ...change, current_password: password })).answer).toMatchObject({ kind: "redirect" });
    expect(await findCustomer(test.db, id)).toMatchObject({ email: `mila-${count}@firn.example` });
    const page = await markupOf(context, Profile, await load(context));
    expect(page).toContain("else@firn.example becomes your address once you follow the link");
    const [fresh, notice] = await emails.written();
    expect([fresh?.to, notice?.to]).toEqual(["else@firn.example", `mila-${count}@firn.example`]);
    expect(tokenIn(fresh)).not.toBe("");
  });

  it("sends the e-mail again until the address is confirmed", async () => {
    const { context, answer } = await send({ action: "resend" });
    expect(answer).toMatchObject({ kind: "redirect", to: "/en-us/account/profile?done=resend" });
    expect((await emails.asked()).map(({ kind, to }) => [kind, to])).toEqual([
      ["confirm", `mila-${count}@firn.example`],
    ]);
    expect(await markupOf(context, Profile, await load(context))).toContain("is not confirmed yet");
    for (let n = 0; n < 4; n++) await send({ action: "resend" });
    expect((await send({ action: "resend" })).answer).toMatchObject({
      status: 429,
      props: { refused: { problem: { key: "profile.email.many" } } },
    });
  });

  it("has the customer's data to take away", async () => {
    const context = await privateContext(test.db, { customerId: id });
    const markup = await markupOf(context, Profile, await load(context));
    expect(markup).toContain(`href="/api/customers/${id}/export"`);
  });

  it("signs out everywhere, here too", async () => {
    const elsewhere = hashSessionId((await startCustomerSession(test.db, null, id)).sessionId);
    const { context, answer } = await send({ action: "everywhere" });
    expect(answer).toEqual({ kind: "redirect", to: "/", status: 303 });
    expect((await findSession(test.db, elsewhere)).customerId).toBeNull();
    expect((await findSession(test.db, context.visitor.start().sessionHash)).customerId).toBeNull();
  });

  it("7.4 names and removes a passkey by plain forms; a sign-in that is old asks for the password", async () => {
    const handle = { ownerId: id, handle: "AAAA", publicKey: new Uint8Array([1]), counter: 0, transports: [] };
    const passkey = await test.db
      .transaction()
      .execute((trx) =>
        insertPasskey(trx, customerPasskeys, { ...handle, credentialId: `c${id}`, isSynced: false, name: "Phone" }),
      );
    const fields = { passkey: String(passkey?.id), name: "Old phone" };
    const named = await send({ action: "passkey-name", ...fields });
    expect(named.answer).toMatchObject({ to: "/en-us/account/profile?done=passkey-name#passkeys" });
    expect(await markupOf(named.context, Profile, await load(named.context))).toContain("Old phone");
    const empty = await send({ action: "passkey-name", ...fields, name: "" });
    expect(empty.answer).toMatchObject({ status: 422, props: { refused: { passkey: passkey?.id } } });

    const old = await privateContext(test.db, { customerId: id, jobs: emails.jobs });
    const hash = old.visitor.start().sessionHash;
    await test.db
      .updateTable("sessions")
      .set({ created_at: new Date(0) })
      .where("id_hash", "=", hash)
      .execute();
    const remove = (password: string) =>
      post(old, new URLSearchParams({ action: "passkey-remove", ...fields, current_password: password }));
    const refused = await remove("");
    expect(refused).toMatchObject({ status: 422, props: { refused: { errors: { current_password: {} } } } });
    expect(await markupOf(old, Profile, refused)).toMatch(/<details open/);
    expect(await remove(password)).toMatchObject({ to: "/en-us/account/profile?done=passkey-remove#passkeys" });
    expect((await emails.asked()).map(({ kind }) => kind)).toContain("passkey-removed");
  });

  it("3.6 keeps language and e-mails; of an address that is not confirmed it says and changes nothing", async () => {
    const email = `mila-${count}@firn.example`;
    const shown = async () => {
      const context = await privateContext(test.db, { customerId: id });
      const answer = await load(context);
      return { answer, markup: await markupOf(context, Profile, answer) };
    };
    const { productId: product, variantIds } = await plantProduct(test.db, { name: "Kestrel" });
    const variant = variantIds[0]!;
    await test.db.insertInto("stock_watches").values({ variant_id: variant, email, locale: "en-us" }).execute();
    const before = await shown();
    expect(before.answer).toMatchObject({ props: { letters: { choice: null, watches: [] } } });
    const everything = { action: "letters", language: "de", letters: "1", lists: "news", carts: "on" };
    expect((await send(everything)).answer).toMatchObject({ kind: "redirect" });
    expect(await findLists(test.db, email)).toEqual([]);

    await test.db.updateTable("customers").set({ email_verified_at: new Date() }).where("id", "=", id).execute();
    await send(everything);
    const after = await shown();
    expect(after.answer).toMatchObject({
      props: { letters: { language: "de", choice: { carts: true, reviews: false }, watches: [{ name: "Kestrel" }] } },
    });
    expect(after.markup).toMatch(/name="lists" checked="" value="news"/);
    expect(after.markup).toMatch(/<a [^>]*>Kestrel<\/a>/);
    await test.db.updateTable("products").set({ is_visible: false }).where("id", "=", product).execute();
    // What was hidden meanwhile has no page, and can still be taken off the list.
    const hidden = (await shown()).markup;
    expect(hidden).toContain("Kestrel");
    expect(hidden).not.toMatch(/<a [^>]*>Kestrel<\/a>/);
    expect(await findLists(test.db, email)).toEqual(["news"]);
    expect((await send({ action: "watch-end", variant: String(variant) })).answer).toMatchObject({ kind: "redirect" });
    await send({ action: "letters", language: "", letters: "1", reviews: "on" });
    expect((await shown()).answer).toMatchObject({
      props: { letters: { language: null, choice: { carts: false, reviews: true }, watches: [] } },
    });
    expect(await findLists(test.db, email)).toEqual([]);
  });

  it("changes the password", async () => {
    const wrong = await send({ action: "password", current_password: "not-it-at-all", password: "corduroy-at-eight" });
    expect(wrong.answer).toMatchObject({
      props: { refused: { errors: { current_password: { key: "field.wrongPassword" } } } },
    });
    const right = await send({ action: "password", current_password: password, password: "corduroy-at-eight" });
    expect(right.answer).toMatchObject({ to: "/en-us/account/profile?done=password#form-password" });
    const own = await findCredentials(test.db, id);
    expect(await isPassword("corduroy-at-eight", own?.passwordHash ?? null)).toBe(true);
  });

  it("a form far down the page is looked at from its first fault, or where the password goes", async () => {
    const looked = async (fields: Record<string, string>) => {
      const { context, answer } = await send(fields);
      return (await markupOf(context, Profile, answer)).match(/<input[^>]*autofocus[^>]*>/g)?.map((input) => {
        return /name="(\w+)"/.exec(input)?.[1];
      });
    };
    expect(await looked({ action: "password", current_password: "", password: "" })).toEqual(["current_password"]);
    expect(await looked({ action: "delete", current_password: "" })).toEqual(["current_password"]);
    for (let n = 0; n < 10; n++) await send({ action: "delete", current_password: "nope-nope" });
    const many = await send({ action: "delete", current_password: "nope-nope" });
    expect(many.answer).toMatchObject({ status: 429 });
    expect(await looked({ action: "delete", current_password: "nope-nope" })).toEqual(["current_password"]);
  });

  it("signs out everywhere else", async () => {
    const elsewhere = hashSessionId((await startCustomerSession(test.db, null, id)).sessionId);
    const { context } = await send({ action: "devices" });
    expect((await findSession(test.db, elsewhere)).customerId).toBeNull();
    expect((await findSession(test.db, context.visitor.start().sessionHash)).customerId).toBe(id);
  });

  it("deletes the account for the current password only", async () => {
    expect((await send({ action: "delete", current_password: "nope-nope" })).answer).toMatchObject({ status: 422 });
    expect(await findCustomer(test.db, id)).not.toBeNull();
    const { answer } = await send({ action: "delete", current_password: password });
    expect(answer).toEqual({ kind: "redirect", to: "/", status: 303 });
    expect(await findCustomer(test.db, id)).toBeNull();
  });
});
