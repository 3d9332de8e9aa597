import { beforeAll, describe, expect, it } from "vitest";
import { type AddressUse, addressUses } from "#commerce/customers/accounts/schema.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addAddress, addressFaults, mostAddresses, removeAddress, updateAddress } from "./actions.ts";

const test = useDatabase();
const nameless = { passwordHash: null, firstName: "", lastName: "" };
const home: Address = {
  firstName: "Mila",
  lastName: "Berg",
  company: "",
  address1: "12 Ridge Road",
  address2: "",
  city: "Leadville",
  state: "CO",
  postalCode: "80461",
  country: "us",
  phone: "",
};
let mila = 0;
let jon = 0;

beforeAll(async () => {
  const rider = async (email: string) =>
    (await insertCustomer(test.db, { email, passwordHash: null, firstName: "", lastName: "" })) ?? 0;
  mila = await rider("mila@firn.example");
  jon = await rider("jon@firn.example");
});

describe("an address", () => {
  it.each<[Partial<Address>, object]>([
    [{}, {}],
    [
      { firstName: "", city: " " },
      { firstName: "required", city: "required" },
    ],
    [{ postalCode: "8046" }, { postalCode: "bad-postal-code" }],
    [{ state: "XX" }, { state: "unknown-state" }],
    [{ phone: "call me" }, { phone: "bad-phone" }],
    [{ city: "Lead\0ville" }, { city: "bad-characters" }],
    [{ country: "de", postalCode: "80331", state: "" }, {}],
    [{ country: "zz" }, { country: "unknown-country" }],
    [{ country: "" }, { country: "required" }],
  ])("with %j has the faults %j", (change, faults) => {
    expect(addressFaults({ ...home, ...change })).toEqual(faults);
  });

  it("is the one for parcels or invoices by choice; the first is for both, and two at once leave one", async () => {
    const anna = (await insertCustomer(test.db, { email: "anna@firn.example", ...nameless })) ?? 0;
    const add = async (uses?: readonly AddressUse[]) => {
      const added = await addAddress(test.db, anna, home, uses);
      return added.ok ? added.value.id : 0;
    };
    const uses = async () =>
      Object.fromEntries((await findAddresses(test.db, anna)).map((one) => [one.id, one.defaultFor?.join(" ")]));
    const [first, second, third] = [await add([]), await add(["billing"]), await add()];
    expect(await uses()).toEqual({ [first]: "shipping", [second]: "billing", [third]: "" });
    await Promise.all([second, third].map((id) => updateAddress(test.db, anna, id, {}, ["shipping"])));
    const now = await uses();
    expect(Object.values(now).sort()).toEqual(["", "", "shipping"]);
    // Lists and the checkout start with the default address.
    expect((await findAddresses(test.db, anna))[0]?.defaultFor).toEqual(["shipping"]);
  });

  it("is kept tidy, changed field by field, and deleted", async () => {
    const added = await addAddress(test.db, mila, { ...home, country: "US", state: "colorado", city: " Leadville " });
    if (!added.ok) throw new Error(added.problem.message);
    const { id } = added.value;
    expect(await findAddresses(test.db, mila)).toEqual([{ id, ...home, defaultFor: addressUses }]);
    expect(await updateAddress(test.db, mila, id, { city: "Aspen" })).toMatchObject({ ok: true });
    expect(await updateAddress(test.db, mila, id, { postalCode: "x" })).toMatchObject({ problem: { code: "invalid" } });
    expect(await findAddresses(test.db, mila)).toEqual([{ id, ...home, defaultFor: addressUses, city: "Aspen" }]);
    expect(await removeAddress(test.db, mila, id)).toMatchObject({ ok: true });
    expect(await removeAddress(test.db, mila, id)).toMatchObject({ problem: { code: "not-found" } });
  });

  it("of another customer does not exist", async () => {
    const added = await addAddress(test.db, mila, home);
    if (!added.ok) throw new Error(added.problem.message);
    const { id } = added.value;
    expect(await updateAddress(test.db, jon, id, { city: "Aspen" })).toMatchObject({ problem: { code: "not-found" } });
    expect(await removeAddress(test.db, jon, id)).toMatchObject({ problem: { code: "not-found" } });
    expect(await findAddresses(test.db, mila)).toContainEqual({ id, ...home, defaultFor: addressUses });
  });

  it("is one too many at some point", async () => {
    for (let n = 0; n < mostAddresses; n++) expect(await addAddress(test.db, jon, home)).toMatchObject({ ok: true });
    expect(await addAddress(test.db, jon, home)).toMatchObject({
      problem: { detail: { faults: { address1: "too-many" } } },
    });
  });
});
