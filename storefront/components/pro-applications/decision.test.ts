import { describe, expect, test } from "vitest";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findApplication } from "#commerce/customers/pro-applications/reads.ts";
import { nextExpiry } from "#commerce/customers/pro-applications/rules.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import * as overview from "#storefront/pages/account/data.ts";
import Account from "#storefront/pages/account/page.tsx";
import * as create from "#storefront/pages/pro-create/data.ts";
import * as createForm from "#storefront/pages/pro-create/form.ts";
import ProCreate from "#storefront/pages/pro-create/page.tsx";
import * as review from "#storefront/pages/pro-review/data.ts";
import * as reviewForm from "#storefront/pages/pro-review/form.ts";
import ProReview from "#storefront/pages/pro-review/page.tsx";
import { markupOf } from "#tests/support/page-context.tsx";
import { useProApplications } from "#tests/support/suites/pro-applications.ts";

const pro = useProApplications();
const { base, password, mailOf, linkIn, newEmail, applied, call, contextOf } = pro;

const begun = new Date();
/** A day that is counted from the decision: midnight may pass before it. */
const possibleDays = (dayFrom: (decided: Date) => string) => [dayFrom(begun), dayFrom(new Date())];

describe("the decision", () => {
  test("6 approved: a link opens an account with group, region, limit and a year of pro prices", async () => {
    const found = await applied();
    const toShop = linkIn(await mailOf({ kind: "to-shop", applicationId: found.id }));
    expect(toShop.pathname).toBe(`/en-us/pro/review/${found.id}`);
    const context = await contextOf({ params: { id: String(found.id) }, query: toShop.search.slice(1) });
    expect(await markupOf(context, ProReview, await review.load(context))).toContain("Nordkette");
    const key = toShop.searchParams.get("key");
    expect((await pro.app.inject({ url: `/api/pro/applications/${found.id}/proof?key=${key}` })).statusCode).toBe(200);
    await reviewForm.post(
      context,
      new URLSearchParams({ action: "approve", region: "pro_eu_region_1", limit: "2000" }),
    );
    expect(pro.jobs).toEqual([{ kind: "approved", applicationId: found.id }]);
    const link = linkIn(await mailOf(pro.jobs[0]!));
    expect(link.pathname).toBe("/de-at/pro/create");
    const opening = await contextOf({ language: "de", country: "at", query: link.search.slice(1) });
    expect(await markupOf(opening, ProCreate, await create.load(opening))).toContain(found.email);
    const sent = (more: object) =>
      createForm.post(opening, new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...more }));
    expect(await sent({ password: "short" })).toMatchObject({
      status: 422,
      props: { error: { key: "field.tooShort" } },
    });
    expect(await sent({ password })).toEqual({ kind: "redirect", to: "/de-at/account", status: 303 });
    const { customerId } = (await findApplication(base.db, found.id))!;
    const approved = await findCustomer(base.db, customerId!);
    expect(approved).toMatchObject({ isPro: true, proCodeInfo: { region: "pro_eu_region_1", spend_limit: 2000 } });
    expect(possibleDays((decided) => nextExpiry(undefined, decided))).toContain(approved?.proCodeInfo?.expiration_date);
    expect(await sent({ password })).toMatchObject({ status: 422, props: { link: null } });
    const own = await contextOf({ customerId: customerId!, country: "at", language: "de" });
    const page = await overview.load({ ...own, region: "pro_eu_region_1" });
    expect(page).toMatchObject({
      props: { name: "Ada", addresses: 0, order: null, allowance: { left: 200_000, limit: 200_000 } },
    });
    expect(await markupOf(own, Account, page)).toContain("übrig");
  });

  test("6 who has an account gets the code at once, in the group of its region; again it goes on for a year", async () => {
    const email = newEmail();
    const customerId = (await insertCustomer(base.db, { email, passwordHash: null, firstName: "Ada", lastName: "" }))!;
    const first = await applied(email);
    const body = { status: "approved", region: "pro", answer: "Welcome." };
    expect(await call("PUT", `/${first.id}`, body)).toMatchObject({
      status: 200,
      body: { status: "completed", customer_id: customerId },
    });
    expect(await call("PUT", `/${first.id}`, body)).toMatchObject({ status: 409, body: { code: "decided-already" } });
    expect(await findCustomer(base.db, customerId)).toMatchObject({ isPro: true, groupId: 3 });
    const again = await applied(email);
    const renewed = await call("PUT", `/${again.id}`, { status: "approved", region: "pro" });
    const twice = possibleDays((decided) => nextExpiry(nextExpiry(undefined, decided), decided));
    expect(twice).toContain(renewed.body.expiration_date);
    const own = await contextOf({ customerId });
    expect(await overview.load(own)).toMatchObject({ props: { name: null, email } });
  });

  test("6 the e-mail that a decision would send is the one that it sends, for strangers and account holders", async () => {
    const email = newEmail();
    const customer = { email, passwordHash: null, firstName: "Ada", lastName: "" };
    const decided: [status: "approved" | "refused", email: string, kind: string][] = [
      ["refused", newEmail(), "refused"],
      ["approved", newEmail(), "approved"],
      ["approved", email, "extended"],
      // Whoever has a code gets another year.
      ["approved", email, "extended"],
    ];
    await insertCustomer(base.db, customer);
    for (const [status, to, kind] of decided) {
      const { id } = await applied(to);
      const shown = await call("GET", `/${id}/email?status=${status}&answer=${encodeURIComponent("So it is.")}`);
      await call("PUT", `/${id}`, { status, answer: "So it is." });
      const sent = await mailOf({ kind, applicationId: id });
      const withoutLinks = (text: string) => text.replace(/https?:\S+/g, "");
      expect(shown.body).toMatchObject({ to: sent.to, subject: sent.subject });
      expect(withoutLinks(shown.body.text)).toBe(withoutLinks(sent.text));
    }
  });

  test("the audit log tells the currency of the limit that was given", async () => {
    const { id } = await applied();
    await call("PUT", `/${id}`, { status: "approved", region: "pro_ca", spend_limit: 4500 });
    const { key } = await addKey(base.db, "Auditor", ["audit:read"]);
    const headers = { authorization: `Bearer ${key}` };
    const answer = await pro.app.inject({ url: `/api/audit?type=pro-application&id=${id}&action=update`, headers });
    expect(answer.json().data).toMatchObject([{ currency: "CAD", after: { spend_limit: 4500, region: "pro_ca" } }]);
  });

  test("6 refused: no code, an e-mail with the answer; strangers' keys and ids that are none open nothing", async () => {
    const found = await applied();
    expect((await call("PUT", `/${found.id}`, { status: "refused", answer: "Last season's card." })).body.status).toBe(
      "refused",
    );
    await base.db.updateTable("pro_applications").set({ locale: "fr-fr" }).where("id", "=", found.id).execute();
    const email = await mailOf({ kind: "refused", applicationId: found.id });
    for (const part of [email.text, email.html.replaceAll("&#x27;", "'")])
      expect(part).toContain("Notre réponse\u00a0: Last season's card.");
    expect(email.text).toContain("Postuler à nouveau\u00a0:\nhttps://");
    for (const id of ["0", "x", "9".repeat(30), "2147483648"])
      expect((await call("PUT", `/${id}`, { status: "refused" })).status).toBe(404);
    expect((await call("PUT", `/${found.id}`, { status: "maybe" })).status).toBe(422);
    for (const query of ["", "key=00", `id=${found.id}&key=${"0".repeat(64)}`]) {
      const context = await contextOf({ params: { id: String(found.id) }, query });
      expect(await review.load(context)).toMatchObject({ kind: "missing" });
      expect(await reviewForm.post(context, new URLSearchParams({ action: "approve" }))).toMatchObject({
        kind: "missing",
      });
      expect(await create.load(context)).toMatchObject({ props: { link: null } });
    }
  });
});
