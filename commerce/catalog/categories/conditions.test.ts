import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { ruleCondition } from "./conditions.ts";
import { ruleFaults } from "./rules.ts";
import type { Condition, Rule } from "./schema.ts";

const base = useDatabase();

/** The facts about a product that rules examine. */
type Facts = {
  id: number;
  brand: string;
  isNew: boolean;
  prices: Record<string, number>;
  retailPrice: number;
  stock: number;
  terrain: string[];
  flex: string;
  sizes: string[];
  isBinned: boolean;
  own: { wood?: string[]; recycled?: boolean; length?: number };
};
const planted: Facts[] = [];

beforeAll(async () => {
  await sql`insert into own_fields (aggregate, key, kind, labels) values
    ('product', 'wood', 'choices', '{}'), ('product', 'recycled', 'yes-no', '{}'), ('product', 'length', 'number', '{}')`.execute(
    base.db,
  );
  for (let number = 0; number < 48; number += 1) {
    const at = <T>(list: readonly T[], step: number): T => list[Math.floor(number / step) % list.length] as T;
    const facts = {
      brand: at(["Firn", "Lumen"], 1),
      isNew: at([true, false], 2),
      prices: at<Record<string, number>>([{ us: 9_999 }, { us: 10_000, ca: 12_000 }, { ca: 9_000 }], 1),
      retailPrice: at([0, 11_000], 3),
      stock: at([0, 3], 4),
      terrain: at([["park"], ["powder", "park"], []], 2),
      flex: at(["5", "7"], 5),
      sizes: at([["150"], ["152W"]], 6),
      isBinned: number % 16 === 15,
      own: at([{ wood: ["oak", "ash"], length: 150.5 }, { recycled: true }, { recycled: false, length: 160 }, {}], 3),
    };
    const { productId: id } = await plantProduct(base.db, {
      prices: facts.prices,
      stock: [facts.stock],
      sizes: facts.sizes,
      retailPrice: facts.retailPrice,
    });
    await sql`update products set brand = ${facts.brand}, is_new = ${facts.isNew},
      attributes = ${JSON.stringify({ Terrain: facts.terrain })}::jsonb,
      own_fields = ${JSON.stringify(facts.own)}::jsonb,
      specs = ${JSON.stringify([{ id: "flex", value: facts.flex }])}::jsonb,
      deleted_at = ${facts.isBinned ? sql`now()` : null} where id = ${id}`.execute(base.db);
    planted.push({ id, ...facts });
  }
});

/** An independent implementation of the conditions. */
function isMet(facts: Facts, condition: Condition): boolean {
  const has = (own: readonly string[], wanted: readonly string[]) =>
    own.some((one) => wanted.some((value) => value.toLowerCase() === one.toLowerCase()));
  const plain = () => {
    switch (condition.field) {
      case "flag":
        return condition.flag === "new" && facts.isNew;
      case "price": {
        const price = facts.prices[condition.market];
        const { from = 0, below = Number.POSITIVE_INFINITY } = condition;
        return price !== undefined && price >= from * 100 && price < below * 100;
      }
      case "sale": {
        const price = facts.prices[condition.market];
        return price !== undefined && facts.retailPrice > price;
      }
      case "stock":
        return facts.stock > 0;
      case "brand":
        return has([facts.brand], condition.values);
      case "kind":
        return has(["snowboard"], condition.values);
      case "attribute":
        return condition.name.toLowerCase() === "terrain" && has(facts.terrain, condition.values);
      case "specification":
        return condition.name === "flex" && has([facts.flex], condition.values);
      case "option":
        return condition.name.toLowerCase() === "size" && has(facts.sizes, condition.values);
      case "own": {
        const { wood = [], recycled } = facts.own;
        const said = condition.key === "wood" ? wood : recycled === undefined ? [] : [recycled ? "yes" : "no"];
        return condition.key !== "gone" && has(said, condition.values);
      }
      case "own-number": {
        const { length } = facts.own;
        const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
        return length !== undefined && length >= from && length <= to;
      }
    }
  };
  return plain() !== (condition.not ?? false);
}

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const some = (...values: string[]) => fc.subarray(values, { minLength: 1 });
const condition: fc.Arbitrary<Condition> = fc
  .tuple(
    fc.oneof<fc.Arbitrary<Condition>[]>(
      fc.record({ field: pick("flag" as const), flag: pick("new" as const, "redesigned" as const) }),
      fc.record(
        {
          field: pick("price" as const),
          market: pick("us" as const, "ca" as const, "eu_region_1" as const),
          from: pick(0, 90, 99.99),
          below: pick(100, 99.99, 100.01, 120),
        },
        { requiredKeys: ["field", "market"] },
      ),
      fc.record({ field: pick("sale" as const), market: pick("us" as const, "ca" as const) }),
      fc.record({ field: pick("stock" as const) }),
      fc.record({ field: pick("brand" as const), values: some("firn", "LUMEN", "none") }),
      fc.record({ field: pick("kind" as const), values: some("snowboard", "boots") }),
      fc.record({
        field: pick("attribute" as const),
        name: pick("terrain", "level"),
        values: some("Park", "powder", "x"),
      }),
      fc.record({ field: pick("specification" as const), name: pick("flex", "shape"), values: some("5", "7") }),
      fc.record({
        field: pick("own" as const),
        key: pick("wood", "recycled", "gone"),
        values: some("Oak", "ash", "yes", "no"),
      }),
      fc.record(
        { field: pick("own-number" as const), key: pick("length"), from: pick(150.5, 155), to: pick(155, 160) },
        { requiredKeys: ["field", "key"] },
      ),
      fc.record({ field: pick("option" as const), name: pick("size", "Size", "color"), values: some("150", "152w") }),
    ),
    fc.boolean(),
  )
  .map(([one, isNot]) => (isNot ? { ...one, not: true } : one));
const rules: fc.Arbitrary<Rule> = fc.record({
  match: pick("all" as const, "any" as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
});

test("a rule finds the products that meet it, and no others", async () => {
  await fc.assert(
    fc.asyncProperty(rules, async (rule) => {
      const { rows } = await sql<{ id: number }>`/* once */
        select p.id from products p where ${ruleCondition(rule)} order by p.id`.execute(base.db);
      const meets = (facts: Facts) =>
        rule.match === "all"
          ? rule.conditions.every((one) => isMet(facts, one))
          : rule.conditions.some((one) => isMet(facts, one));
      const wanted = planted.filter((facts) => !facts.isBinned && meets(facts)).map(({ id }) => id);
      expect(rows.map(({ id }) => id)).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});

test("bounds of prices that nothing could meet are named", () => {
  const price = (more: object) => ({
    match: "all" as const,
    conditions: [{ field: "stock" as const }, { field: "price" as const, market: "us" as const, ...more }],
  });
  expect(ruleFaults(price({ below: 100 }), "rule")).toEqual({});
  expect(ruleFaults(price({ from: 100 }), "rule")).toEqual({});
  expect(ruleFaults(price({}), "rule")).toEqual({ "rule.conditions.1.below": "or from is needed" });
  expect(ruleFaults(price({ from: 100, below: 100 }), "rule")).toEqual({
    "rule.conditions.1.below": "must be above from",
  });
});
