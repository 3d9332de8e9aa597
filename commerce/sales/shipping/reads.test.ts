import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantPro } from "#tests/support/groups.ts";
import { findMethodsFor } from "./reads.ts";
import { freeShippingFrom, shippingCost, shippingOptionsFor } from "./rules.ts";

const base = useDatabase();

const hide = (named: number[], isEnabled = true) =>
  base.db.updateTable("shipping_settings").set({ hide_free_shipping_groups: named, is_enabled: isEnabled }).execute();
afterEach(() => hide([]));

const people = {
  "a guest": async () => null,
  "a customer of the default group": () => plantCustomer(base.db, groups.default),
  "a customer of no group": () => plantCustomer(base.db),
  "a professional": () => plantPro(base.db),
};
type Person = keyof typeof people;

describe("6 who gets no free delivery", () => {
  test.each<[Person, number[], boolean, boolean]>([
    ["a guest", [], true, false],
    ["a guest", [groups.guests], true, true],
    ["a guest", [groups.default, groups.pro], true, false],
    ["a guest", [groups.guests], false, false],
    ["a customer of the default group", [groups.default], true, true],
    ["a customer of the default group", [groups.guests, groups.pro], true, false],
    ["a customer of the default group", [groups.default], false, false],
    ["a customer of no group", [groups.default, groups.guests, groups.pro], true, false],
    ["a professional", [groups.pro], true, true],
    ["a professional", [1, 2, 3], true, true],
    ["a professional", [groups.pro], false, false],
  ])("6 %s with the groups %j named, enabled %s: hidden %s", async (person, named, isEnabled, isHidden) => {
    await hide(named, isEnabled);
    const { methods, hideFree } = await findMethodsFor(base.db, "us", await people[person]());
    expect(hideFree).toBe(isHidden);
    expect(shippingCost(methods, 50_000, hideFree)).toBe(isHidden ? 1295 : 0);
    expect(freeShippingFrom(methods, hideFree)).toBe(isHidden ? null : 9900);
    const amounts = shippingOptionsFor(methods, 50_000, hideFree).map(({ code, amount }) => [code, amount]);
    expect(amounts).toEqual([
      ["standard", isHidden ? 1295 : 0],
      ["express", 2495],
    ]);
  });
});

describe("3.10 what the regions' methods cost", () => {
  test.each([
    ["us", 0, 795],
    ["us", 4999, 795],
    ["us", 5000, 1295],
    ["us", 9899, 1295],
    ["us", 9900, 0],
    ["ca", 6499, 995],
    ["ca", 6500, 1595],
    ["ca", 12_899, 1595],
    ["ca", 12_900, 0],
    ["eu_region_1", 4999, 590],
    ["eu_region_1", 5000, 990],
    ["eu_region_1", 9900, 0],
    ["pro", 19_899, 995],
    ["pro", 19_900, 0],
    ["pro_ca", 24_899, 1295],
    ["pro_ca", 24_900, 0],
    ["pro_eu_region_1", 19_899, 790],
    ["pro_eu_region_1", 19_900, 0],
  ])("5 in %s a base amount of %i costs %i", async (region, amount, cost) => {
    const { methods, hideFree } = await findMethodsFor(base.db, region, null);
    expect(shippingCost(methods, amount, hideFree)).toBe(cost);
  });

  test("5 switched off methods do not count: without the free one the ranges apply, without any nothing is delivered", async () => {
    const off = (ids: number[]) =>
      sql`update shipping_methods set is_enabled = not (id = any (${ids})) where zone_id = 1`.execute(base.db);
    const cost = async () => shippingCost((await findMethodsFor(base.db, "us", null)).methods, 50_000);
    await off([101]);
    expect(await cost()).toBe(1295);
    await off([101, 102]);
    expect(await cost()).toBe(2495);
    await off([101, 102, 103]);
    expect(await cost()).toBeNull();
    await off([0]);
    expect(await cost()).toBe(0);
  });

  test("3.10 a zone that is switched off, and a region without one, deliver nothing", async () => {
    const turn = (is_enabled: boolean) =>
      base.db.updateTable("shipping_zones").set({ is_enabled }).where("region", "=", "ca").execute();
    await turn(false);
    expect((await findMethodsFor(base.db, "ca", null)).methods).toEqual([]);
    await turn(true);
    expect((await findMethodsFor(base.db, "ca", null)).methods).toHaveLength(3);
    expect((await findMethodsFor(base.db, "moon", null)).methods).toEqual([]);
  });
});
