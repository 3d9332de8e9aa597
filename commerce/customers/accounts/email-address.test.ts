import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { useDatabase } from "#tests/support/database.ts";
import { tokenIn } from "#tests/support/samples/customer-emails.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { insertCustomer } from "./writes.ts";

const test = useDatabase();
const password = "powder-before-noon";
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let count = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.forgetTries();
  await api.emails.asked();
});

async function customer() {
  const email = `mila-${++count}@firn.example`;
  const person = { passwordHash: await hashPassword(password), firstName: "Mila", lastName: "Berg" };
  const id = (await insertCustomer(test.db, { ...person, email })) ?? 0;
  return { id, email, session: await api.signedIn(id) };
}

const confirm = (token: string, session?: string) => api.call("POST", "/customers/confirm-email", { token }, session);
const move = (id: number, email: string, session: string) =>
  api.call("PUT", `/customers/${id}`, { email, authentication: { current_password: password } }, session);

describe("a new account", () => {
  it("7.4 is asked to confirm its e-mail address, and may shop before", async () => {
    const typed = { email: "new@firn.example", first_name: "Ola", last_name: "Nord" };
    const authentication = { new_password: password };
    const created = await api.call("POST", "/customers/create", { ...typed, authentication });
    expect(created.body).toMatchObject({ email: typed.email, email_verified: false, pending_email: null });
    expect((await api.call("POST", "/customers/login", { email: typed.email, pw: password })).status).toBe(200);
    const [email] = await api.emails.written();
    expect(email).toMatchObject({ to: typed.email, subject: "Welcome to Shop: confirm your e-mail" });
    expect(email?.html).not.toContain("Ola");

    expect((await confirm(tokenIn(email))).body).toEqual({ success: true });
    const session = await api.signedIn(Number(created.body.id));
    const own = await api.call("GET", `/customers/${created.body.id}`, undefined, session);
    expect(own.body).toMatchObject({ email_verified: true });
    expect((await confirm(tokenIn(email))).body.errors).toEqual({ token: "has been used, or is too old" });
  });

  it("has no email when it could not be opened", async () => {
    const { email } = await customer();
    const typed = { email, first_name: "Ola", last_name: "Nord", authentication: { new_password: password } };
    expect((await api.call("POST", "/customers/create", typed)).status).toBe(422);
    expect(await api.emails.asked()).toEqual([]);
  });

  it("may ask for the email again until it is confirmed", async () => {
    const { id, email, session } = await customer();
    expect((await api.call("POST", `/customers/${id}/confirmation`, {}, session)).status).toBe(202);
    const [sent] = await api.emails.written();
    expect(sent).toMatchObject({ to: email, subject: "Confirm your e-mail" });
    await confirm(tokenIn(sent));
    expect((await api.call("POST", `/customers/${id}/confirmation`, {}, session)).status).toBe(202);
    expect(await api.emails.asked()).toEqual([]);
    const other = await customer();
    expect((await api.call("POST", `/customers/${id}/confirmation`, {}, other.session)).status).toBe(404);
  });
});

describe("another e-mail address", () => {
  it("7.4 takes the old one's place once its owner has followed the link; the old one is told", async () => {
    const { id, email, session } = await customer();
    const to = `moved-${count}@firn.example`;
    const elsewhere = hashSessionId((await startCustomerSession(test.db, null, id)).sessionId);
    expect((await move(id, to, session)).body).toMatchObject({ email, pending_email: to });
    expect((await api.call("POST", "/customers/login", { email: to, pw: password })).status).toBe(401);

    const [fresh, notice] = await api.emails.written();
    expect([fresh?.to, fresh?.subject]).toEqual([to, "Confirm your new e-mail"]);
    expect([notice?.to, notice?.subject]).toEqual([email, "Your account is about to move"]);
    expect(notice?.text).not.toContain(to);

    expect((await confirm(tokenIn(fresh), session)).status).toBe(200);
    const own = await api.call("GET", `/customers/${id}`, undefined, session);
    expect(own.body).toMatchObject({ email: to, email_verified: true, pending_email: null });
    expect((await findSession(test.db, elsewhere)).customerId).toBeNull();
    expect((await api.call("POST", "/customers/login", { email, pw: password })).status).toBe(401);
    expect((await api.call("POST", "/customers/login", { email: to, pw: password })).status).toBe(200);
  });

  it("of two that are asked for one after the other only the later link counts", async () => {
    const { id, session } = await customer();
    await move(id, `first-${count}@firn.example`, session);
    const [first] = await api.emails.written();
    await move(id, `second-${count}@firn.example`, session);
    const [second] = await api.emails.written();
    expect((await confirm(tokenIn(first))).status).toBe(422);
    expect((await confirm(tokenIn(second))).status).toBe(200);
  });

  it("that somebody else has is refused, also when they were faster", async () => {
    const [one, other] = [await customer(), await customer()];
    expect((await move(one.id, other.email, one.session)).body.errors).toEqual({
      email: "belongs to an account already",
    });
    const to = `wanted-${count}@firn.example`;
    await move(one.id, to, one.session);
    const [fresh] = await api.emails.written();
    await insertCustomer(test.db, { email: to, passwordHash: null, firstName: "", lastName: "" });
    const late = await confirm(tokenIn(fresh));
    expect([late.status, late.body.errors]).toEqual([422, { email: "belongs to an account already" }]);
  });

  it("a link to the old one that was sent before opens no password any more", async () => {
    const { id, email, session } = await customer();
    await api.call("POST", "/customers/forgot-password", { email });
    const [reset] = await api.emails.written();
    await move(id, `gone-${count}@firn.example`, session);
    await confirm(tokenIn((await api.emails.written())[0]));
    const body = { token: tokenIn(reset), new_password: "corduroy-at-eight" };
    expect((await api.call("POST", "/customers/reset-password", body)).status).toBe(422);
  });
});

it("7.4 a changed password is told to its owner", async () => {
  const { id, email, session } = await customer();
  const authentication = { current_password: password, new_password: "corduroy-at-eight" };
  expect((await api.call("PUT", `/customers/${id}`, { authentication }, session)).status).toBe(200);
  expect(await api.emails.written()).toMatchObject([{ to: email, subject: "Your password was changed" }]);
});

it.each([[{}], [{ token: 7 }], [{ token: "" }], [{ token: "x\0" }], [{ token: "f".repeat(64) }]])(
  "5 a link that is none: %j",
  async (body) => {
    const answer = await api.call("POST", "/customers/confirm-email", body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toHaveLength(1);
  },
);
