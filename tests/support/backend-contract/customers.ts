import { describe, expect, test } from "vitest";
import { type Ground, newCustomer, unknownId } from "./ground.ts";

/** Specification 7.4: accounts, passwords, addresses. */
export function customerContract(at: () => Ground): void {
  describe("7.4 customers", () => {
    test("opens an account and signs in with it, however the address is capitalised", async () => {
      const ada = await newCustomer(at());
      const found = await at().backend.customers.find(ada.id);
      expect(found).toMatchObject({ id: ada.id, email: ada.email, firstName: "Ada", lastName: "Berg", isPro: false });
      const typed = {
        email: ada.email.toUpperCase(),
        password: ada.password,
        address: ada.address,
        region: "us" as const,
      };
      expect(await at().backend.customers.signIn(typed)).toEqual({ ok: true, value: { customerId: ada.id } });
    });

    test("refuses a wrong password and an unknown address alike", async () => {
      const ada = await newCustomer(at());
      const typed = { email: ada.email, password: "downhill-1999", address: ada.address, region: "us" as const };
      const wrong = { ok: false, problem: { code: "wrong-credentials" } };
      expect(await at().backend.customers.signIn(typed)).toMatchObject(wrong);
      expect(await at().backend.customers.signIn({ ...typed, email: "nobody@firn.example" })).toMatchObject(wrong);
    });

    test("says whether a password is the customer's", async () => {
      const ada = await newCustomer(at());
      const check = (password: string) =>
        at().backend.customers.validatePassword(ada.id, { password, address: ada.address });
      expect(await check(ada.password)).toEqual({ ok: true, value: { isRight: true } });
      expect(await check("downhill-1999")).toEqual({ ok: true, value: { isRight: false } });
    });

    test("lets nobody guess for ever", async () => {
      const ada = await newCustomer(at());
      const typed = { email: ada.email, password: "downhill-1999", address: ada.address, region: "us" as const };
      for (let attempt = 0; attempt < 10; attempt += 1) await at().backend.customers.signIn(typed);
      const refused = await at().backend.customers.signIn({ ...typed, password: ada.password });
      expect(refused).toMatchObject({ ok: false, problem: { code: "too-many-tries" } });
    });

    test("opens no second account for an address, and none for a bad one", async () => {
      const ada = await newCustomer(at());
      const typed = { ...ada, locale: "en-us", region: "us" as const };
      expect(await at().backend.customers.create(typed)).toMatchObject({ ok: false, problem: { code: "invalid" } });
      const bad = await at().backend.customers.create({ ...typed, email: "ada", lastName: "", password: "short" });
      expect(!bad.ok && Object.keys(bad.problem.fields ?? {}).sort()).toEqual(["email", "last_name", "password"]);
    });

    test("changes names, and keeps what is not given", async () => {
      const ada = await newCustomer(at());
      const change = { lastName: "Dahl", address: ada.address, sessionHash: null, locale: "en-us" };
      expect(await at().backend.customers.update(ada.id, change)).toMatchObject({ ok: true });
      expect(await at().backend.customers.find(ada.id)).toMatchObject({
        firstName: "Ada",
        lastName: "Dahl",
        email: ada.email,
      });
    });

    test("keeps addresses: adds, changes, lists and removes them", async () => {
      const { id } = await newCustomer(at());
      const address = {
        firstName: "Ada",
        lastName: "Berg",
        company: "",
        address1: "1 Main Street",
        address2: "",
        city: "Denver",
        state: "CO",
        postalCode: "80202",
        country: "us",
        phone: "",
      };
      const added = await at().backend.customers.addAddress(id, address);
      expect(added).toMatchObject({ ok: true, value: address });
      const addressId = added.ok ? added.value.id : 0;
      const changed = await at().backend.customers.updateAddress(id, addressId, {
        city: "Boulder",
        postalCode: "80301",
      });
      expect(changed).toMatchObject({ ok: true, value: { ...address, city: "Boulder", postalCode: "80301" } });
      expect(await at().backend.customers.addresses(id)).toMatchObject([
        { id: addressId, city: "Boulder", state: "CO" },
      ]);
      const wrong = await at().backend.customers.addAddress(id, { ...address, postalCode: "?", city: "" });
      expect(wrong).toMatchObject({ ok: false, problem: { code: "invalid" } });
      const other = await newCustomer(at());
      expect(await at().backend.customers.removeAddress(other.id, addressId)).toMatchObject({
        problem: { code: "not-found" },
      });
      expect(await at().backend.customers.removeAddress(id, addressId)).toMatchObject({ ok: true });
      expect(await at().backend.customers.addresses(id)).toEqual([]);
    });

    test("deletes an account, and knows it no more", async () => {
      const ada = await newCustomer(at());
      expect(await at().backend.customers.remove(ada.id)).toMatchObject({ ok: true });
      expect(await at().backend.customers.find(ada.id)).toBeNull();
      expect(await at().backend.customers.remove(unknownId)).toMatchObject({
        ok: false,
        problem: { code: "not-found" },
      });
    });
  });
}
