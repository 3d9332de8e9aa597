import { afterAll, beforeAll, expect, it } from "vitest";
import { askForConfirmation, findEmailState } from "#commerce/customers/accounts/email-address.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { openCustomerEmails, tokenIn } from "#tests/support/samples/customer-emails.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import ConfirmEmail from "./page.tsx";

const test = useDatabase();
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
let mila = 0;

beforeAll(async () => {
  emails = await openCustomerEmails(test);
  const person = { passwordHash: null, firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
});
afterAll(() => emails.stop());

it("7.4 confirms by a button, not by opening the link, and only once", async () => {
  const services = { db: test.db, jobs: emails.jobs, config: { SIGN_IN_TRIES: 3 } };
  await askForConfirmation(services, mila, { address: "203.0.113.7", locale: "en-us" });
  const token = tokenIn((await emails.written())[0]);
  const context = await privateContext(test.db, { query: `token=${token}` });
  const opened = await load(context);
  expect(opened).toMatchObject({ status: 200, props: { state: "open", link: { token } } });
  const markup = await markupOf(context, ConfirmEmail, opened);
  expect(markup).toContain("Is mila@firn.example yours?");
  expect(markup).toContain(`<form action="/en-us/account/confirm-email" method="post">`);
  expect(await findEmailState(test.db, mila)).toMatchObject({ isVerified: false });

  const answer = await post(context, new URLSearchParams({ token }));
  expect(answer).toEqual({ kind: "redirect", to: "/en-us/account/confirm-email?done=confirmed", status: 303 });
  expect(await findEmailState(test.db, mila)).toMatchObject({ isVerified: true });
  const done = await privateContext(test.db, { query: "done=confirmed" });
  expect(await markupOf(done, ConfirmEmail, await load(done))).toContain("Letters from us reach you now.");

  expect(await post(context, new URLSearchParams({ token }))).toMatchObject({ status: 422, props: { state: "over" } });
  expect(await load(context)).toMatchObject({ props: { state: "over" } });
});
