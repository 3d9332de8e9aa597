import { beforeAll, describe, expect, it } from "vitest";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantPro, setRules } from "#tests/support/groups.ts";
import { findStanding } from "./standing.ts";

const base = useDatabase();
let canadian = 0;
let patrol = 0;

/** The rules of each group tell which one it is. */
beforeAll(async () => {
  const add = async (region: string, is_default: boolean) =>
    (
      await base.db
        .insertInto("customer_groups")
        .values({ name: region, region, is_default, discount_rules: "[]" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  canadian = await add("ca", true);
  patrol = await add("pro", false);
  for (const id of [...Object.values(groups), canadian, patrol])
    await setRules(base.db, id, [{ type: "all", method: "percent", amount: id }]);
});

const groupIn = async (customerId: number, region: PriceRegion, now?: Date) =>
  (await findStanding(base.db, customerId, now)).discountIn(region)?.rules.map(({ amount }) => amount);
const cases: [string, PriceRegion, () => Promise<number>, () => number][] = [
  ["a customer", "us", () => plantCustomer(base.db), () => groups.default],
  ["a customer of another group", "us", () => plantCustomer(base.db, groups.pro), () => groups.default],
  ["a professional of region pro", "pro", () => plantPro(base.db), () => groups.pro],
  ["a professional of region pro_ca", "pro_ca", () => plantPro(base.db, {}, "pro_ca"), () => groups.default],
  [
    "a professional of region pro_eu_region_1",
    "pro_eu_region_1",
    () => plantPro(base.db, {}, "pro_eu_region_1"),
    () => groups.default,
  ],
  [
    "a professional of region pro looking at another region's prices",
    "us",
    () => plantPro(base.db),
    () => groups.default,
  ],
  ["a professional of region pro in no group", "pro", () => plantCustomer(base.db), () => groups.default],
  ["a customer of Canada, which has a default group of its own", "ca", () => plantCustomer(base.db), () => canadian],
  ["a member of another professionals' group", "pro", () => plantCustomer(base.db, patrol), () => patrol],
  ["a member of Canada's group", "pro", () => plantCustomer(base.db, canadian), () => groups.default],
];

describe("whose rules apply", () => {
  it.each(cases)("6 %s in %s gets the rules of the right group", async (_who, region, plant, group) => {
    expect(await groupIn(await plant(), region)).toEqual([group()]);
  });

  it("3.1 a code that has ended gives no price region", async () => {
    const id = await plantPro(base.db, { expiration_date: "2020-01-01" });
    expect((await findStanding(base.db, id)).proRegion).toBeNull();
    expect((await findStanding(base.db, id, new Date("2019-12-31"))).proRegion).toBe("pro");
  });

  it("7.6 groups with the same rules share what is kept for them, and others do not", async () => {
    const [id, other] = [await plantCustomer(base.db), await plantPro(base.db)];
    const [first, second] = [await findStanding(base.db, id), await findStanding(base.db, other)];
    expect(first.discountIn("us")?.key).toBe(second.discountIn("us")?.key);
    expect(first.discountIn("us")?.key).not.toBe(first.discountIn("ca")?.key);
  });
});
