import { beforeAll, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Addresses from "./page.tsx";

const test = useDatabase();
let mila = 0;
let jon = 0;

beforeAll(async () => {
  const rider = async (email: string) =>
    (await insertCustomer(test.db, { email, passwordHash: null, firstName: "Mila", lastName: "Berg" })) ?? 0;
  mila = await rider("mila@firn.example");
  jon = await rider("jon@firn.example");
});

const fields = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    "shipping.firstName": "Mila",
    "shipping.lastName": "Berg",
    "shipping.address1": "12 Ridge Road",
    "shipping.city": "Leadville",
    "shipping.state": "CO",
    "shipping.postalCode": "80461",
    "shipping.country": "us",
    ...more,
  });

const open = (customerId: number, query = "") => privateContext(test.db, { customerId, query });

describe("2.1 the addresses", () => {
  it("begin empty, with a way to the first one", async () => {
    const context = await open(mila);
    expect(await markupOf(context, Addresses, await load(context))).toContain("/account/addresses?edit=new");
    const blank = await open(mila, "edit=new");
    const markup = await markupOf(blank, Addresses, await load(blank));
    expect(markup).toContain('name="shipping.postalCode"');
    expect(markup).toContain('value="Mila"');
  });

  it("3.2 are filled in by their postal code, and refused where it is of another state", async () => {
    const context = await open(jon);
    await post(context, fields({ "shipping.city": "", "shipping.state": "" }));
    const [kept] = await findAddresses(test.db, jon);
    expect(kept).toMatchObject({ city: "Leadville", state: "CO" });
    const markup = await markupOf(context, Addresses, await post(context, fields({ "shipping.state": "VT" })));
    expect(markup).toContain("That postal code is in another state or province.");
    await post(context, new URLSearchParams({ action: "delete", id: String(kept?.id) }));
    expect(await findAddresses(test.db, jon)).toEqual([]);
  });

  it("are added, changed and deleted", async () => {
    const context = await open(mila);
    expect(await post(context, fields())).toMatchObject({
      kind: "redirect",
      to: "/en-us/account/addresses?done=saved",
    });
    const [kept] = await findAddresses(test.db, mila);
    const id = String(kept?.id);
    const editing = await open(mila, `edit=${id}`);
    expect(await markupOf(editing, Addresses, await load(editing))).toContain('value="12 Ridge Road"');
    await post(context, fields({ id, "shipping.city": "Aspen" }));
    expect(await findAddresses(test.db, mila)).toMatchObject([{ id: kept?.id, city: "Aspen" }]);
    expect(await post(context, new URLSearchParams({ action: "delete", id }))).toMatchObject({
      to: "/en-us/account/addresses?done=deleted",
    });
    expect(await findAddresses(test.db, mila)).toEqual([]);
  });

  it("say beside the field what is wrong, as the country writes it", async () => {
    const context = await open(mila);
    const answer = await post(context, fields({ "shipping.country": "ca", "shipping.state": "" }));
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, Addresses, answer);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(markup).toContain("It should look like V8E 0A1.");
    expect(markup).toContain('value="Leadville"');
  });

  it("of others stay theirs", async () => {
    await post(await open(mila), fields());
    const [kept] = await findAddresses(test.db, mila);
    const id = String(kept?.id);
    const others = await open(jon, `edit=${id}`);
    expect(await load(others)).toMatchObject({ kind: "missing", status: 404 });
    expect(await post(others, fields({ id, "shipping.city": "Elsewhere" }))).toMatchObject({
      kind: "missing",
      status: 404,
    });
    await post(others, new URLSearchParams({ action: "delete", id }));
    expect(await findAddresses(test.db, mila)).toMatchObject([{ city: "Leadville" }]);
    expect(await findAddresses(test.db, jon)).toEqual([]);
  });
});
