import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerEmails } from "#tests/support/samples/customer-emails.ts";
import { workOf } from "#tests/support/work.ts";
import { createCustomer, signIn, updateCustomer, validatePassword } from "./actions.ts";
import { findCustomer } from "./reads.ts";

const test = useDatabase();
const address = "203.0.113.7";
const password = "powder-before-noon";
const locale = "de-at";
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
const services = (settings = {}) => ({ db: test.db, jobs: emails.jobs, config: { SIGN_IN_TRIES: 5, ...settings } });
const person = (email: string) => ({ email, firstName: "Mila", lastName: "Berg", password, address, locale });

beforeAll(async () => {
  emails = await openCustomerEmails(test);
});
afterAll(() => emails.stop());

async function customer(email: string): Promise<number> {
  const created = await createCustomer(services({ ACCOUNTS_PER_HOUR: 1000 }), person(email));
  if (!created.ok) throw new Error(created.problem.message);
  return created.value.customerId;
}

const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? "ok" : result.problem.code;

beforeEach(async () => {
  await sql`truncate sign_in_failures, account_openings, letter_requests`.execute(test.db);
});

describe("opening an account", () => {
  it("keeps the customer in the default group, and no password that could be read", async () => {
    const id = await customer(" new@firn.example ");
    expect(await findCustomer(test.db, id)).toEqual({
      id,
      email: "new@firn.example",
      firstName: "Mila",
      lastName: "Berg",
      groupId: 1,
      notes: "",
      isPro: false,
      proCodeInfo: null,
    });
    const row = await test.db.selectFrom("customers").select("password_hash").where("id", "=", id).executeTakeFirst();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("gives an e-mail address one account, however it is capitalised, also when asked twice at once", async () => {
    const both = await Promise.all([
      createCustomer(services(), person("twice@firn.example")),
      createCustomer(services(), person("Twice@Firn.example")),
    ]);
    expect(both.map(codeOf).sort()).toEqual(["invalid", "ok"]);
    const refused = both.find((result) => !result.ok);
    expect(refused).toMatchObject({ problem: { fields: { email: "belongs to an account already" } } });
  });

  it("opens no second account for a mailbox that is typed in full width", async () => {
    const id = await customer("wide@firn.example");
    const wide = "ｗide＠Ｆirn．Example";
    expect(await createCustomer(services(), person(wide))).toMatchObject({
      problem: { fields: { email: "belongs to an account already" } },
    });
    expect(await signIn(services(), { email: wide, password, address })).toEqual({
      ok: true,
      value: { customerId: id },
    });
  });

  it("says everything that is wrong at once", async () => {
    const result = await createCustomer(services(), {
      email: "x",
      firstName: "",
      lastName: "B\0",
      password: "short",
      address,
      locale,
    });
    expect(result).toMatchObject({
      problem: {
        code: "invalid",
        detail: {
          faults: { email: "bad-email", first_name: "required", last_name: "bad-characters", password: "too-short" },
        },
      },
    });
  });

  it("lets an address open so many within an hour, all at once or not", async () => {
    const limited = services({ ACCOUNTS_PER_HOUR: 3 });
    const many = Array.from({ length: 6 }, (_, n) => createCustomer(limited, person(`crowd-${n}@firn.example`)));
    const codes = (await Promise.all(many)).map(codeOf);
    expect(codes.filter((code) => code === "ok")).toHaveLength(3);
    expect(codes.filter((code) => code === "too-many-tries")).toHaveLength(3);
    const elsewhere = { ...person("crowd-far@firn.example"), address: "198.51.100.4" };
    expect(codeOf(await createCustomer(limited, elsewhere))).toBe("ok");
  });
});

describe("signing in", () => {
  it("knows the customer however the e-mail address is capitalised", async () => {
    const id = await customer("case@firn.example");
    const result = await signIn(services(), { email: "CASE@firn.Example ", password, address });
    expect(result).toEqual({ ok: true, value: { customerId: id } });
  });

  it("answers an unknown e-mail address like a wrong password, and does the same for it", async () => {
    await customer("known@firn.example");
    const attempt = (email: string) => signIn(services(), { email, password: "not-this-one", address });
    const problem = { code: "wrong-credentials", message: "E-mail and password do not go together." };
    await attempt("first@firn.example");
    const work = [];
    for (const email of ["known@firn.example", "unknown@firn.example"])
      work.push(await workOf(async () => expect(await attempt(email)).toMatchObject({ problem })));
    const [known, unknown] = work;
    expect(known?.statements.length).toBeGreaterThan(1);
    expect(known?.nativeTasks).toBe(1);
    expect(unknown).toEqual(known);
  });

  it("names what is missing", async () => {
    const result = await signIn(services(), { email: "", password: "", address });
    expect(result).toMatchObject({
      problem: { code: "invalid", detail: { faults: { email: "required", password: "required" } } },
    });
  });

  it("stops after the set number of wrong ones, the right one too, and says for how long", async () => {
    await customer("guessed@firn.example");
    for (let n = 0; n < 5; n++) {
      expect(
        codeOf(await signIn(services(), { email: "guessed@firn.example", password: `guess-${n}-wrong`, address })),
      ).toBe("wrong-credentials");
    }
    const stopped = await signIn(services(), { email: "Guessed@firn.example", password, address: "198.51.100.4" });
    if (stopped.ok) throw new Error("should have been stopped");
    expect(stopped.problem.code).toBe("too-many-tries");
    expect(stopped.problem.detail?.retryAfter).toBeGreaterThan(880);
    expect(stopped.problem.detail?.retryAfter).toBeLessThanOrEqual(900);
  });

  it("opens again when the oldest of them is fifteen minutes old", async () => {
    const id = await customer("later@firn.example");
    const typed = { email: "later@firn.example", password: "wrong-again", address };
    for (let n = 0; n < 5; n++) await signIn(services(), typed);
    await sql`update sign_in_failures set at = at - interval '14 minutes'`.execute(test.db);
    expect(codeOf(await signIn(services(), { ...typed, password }))).toBe("too-many-tries");
    await sql`update sign_in_failures set at = at - interval '1 minute'`.execute(test.db);
    expect(await signIn(services(), { ...typed, password })).toEqual({ ok: true, value: { customerId: id } });
  });

  it("counts an account that does not exist alike", async () => {
    const typed = { email: "ghost@firn.example", password: "boo-boo-boo", address };
    for (let n = 0; n < 5; n++) expect(codeOf(await signIn(services(), typed))).toBe("wrong-credentials");
    expect(codeOf(await signIn(services(), typed))).toBe("too-many-tries");
  });

  it("counts tries sent all at once like one after another", async () => {
    await customer("burst@firn.example");
    const wrong = { email: "burst@firn.example", password: "wrong-wrong", address };
    const codes = (await Promise.all(Array.from({ length: 20 }, () => signIn(services(), wrong)))).map(codeOf);
    expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(5);
  });

  it("does not count successes, and forgets no failure for one", async () => {
    await customer("often@firn.example");
    const right = { email: "often@firn.example", password, address };
    for (let n = 0; n < 4; n++) await signIn(services(), { ...right, password: "wrong-wrong" });
    for (let n = 0; n < 10; n++) expect(codeOf(await signIn(services(), right))).toBe("ok");
    await signIn(services(), { ...right, password: "wrong-wrong" });
    expect(codeOf(await signIn(services(), right))).toBe("too-many-tries");
  });

  it("stops an address that tries many accounts, and nobody else", async () => {
    await customer("victim@firn.example");
    const limited = services({ SIGN_INS_PER_HOUR: 3 });
    for (let n = 0; n < 3; n++)
      await signIn(limited, { email: `sprayed-${n}@firn.example`, password: "winter-2026", address });
    const right = { email: "victim@firn.example", password };
    expect(codeOf(await signIn(limited, { ...right, address }))).toBe("too-many-tries");
    expect(codeOf(await signIn(limited, { ...right, address: "198.51.100.4" }))).toBe("ok");
  });
});

describe("changing an account", () => {
  const own = { address, sessionHash: null, locale };

  it("changes the name as it is", async () => {
    const id = await customer("names@firn.example");
    expect(codeOf(await updateCustomer(services(), id, { firstName: " Ada  Maria ", ...own }))).toBe("ok");
    expect(await findCustomer(test.db, id)).toMatchObject({ firstName: "Ada Maria", lastName: "Berg" });
  });

  it("changes e-mail address and password only for the current password", async () => {
    const id = await customer("moving@firn.example");
    const email = "moved@firn.example";
    const faults = async (change: object) => {
      const result = await updateCustomer(services(), id, { ...change, ...own });
      return result.ok ? "ok" : result.problem.detail?.faults;
    };
    expect(await faults({ email })).toEqual({ current_password: "required" });
    expect(await faults({ email, currentPassword: "something-else" })).toEqual({ current_password: "wrong" });
    expect(await faults({ email: "Known@firn.example", currentPassword: password })).toEqual({ email: "taken" });
    expect(await faults({ password: "moving@firn.example", currentPassword: password })).toEqual({
      password: "same-as-email",
    });
    expect(await faults({ email, currentPassword: password })).toBe("ok");
    expect(await findCustomer(test.db, id)).toMatchObject({ email: "moving@firn.example" });
  });

  it("signs everybody else out when the password changes", async () => {
    const id = await customer("changing@firn.example");
    const [here, there] = [
      await startCustomerSession(test.db, null, id),
      await startCustomerSession(test.db, null, id),
    ];
    const sessionHash = hashSessionId(here.sessionId);
    const typed = { currentPassword: password, password: "corduroy-at-eight", address, sessionHash, locale };
    expect(codeOf(await updateCustomer(services(), id, typed))).toBe("ok");
    expect((await findSession(test.db, sessionHash)).customerId).toBe(id);
    expect((await findSession(test.db, hashSessionId(there.sessionId))).customerId).toBeNull();
    expect(await validatePassword(services(), id, { password: "corduroy-at-eight", address })).toMatchObject({
      value: { isRight: true },
    });
    expect(await validatePassword(services(), id, { password, address })).toMatchObject({ value: { isRight: false } });
  });
});
