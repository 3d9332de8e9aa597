import { describe, expect, test } from "vitest";
import type { TaxLocation, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";

const place = (country: string, state = "", postalCode = ""): TaxLocation => {
  return { country, state, postalCode, city: "", address1: "1 Main Street" };
};
const currencies: Record<string, string> = { us: "USD", ca: "CAD" };

export const question = (where: TaxLocation, amounts: number[], shipping = 0, cartId = "a cart"): TaxQuestion => ({
  cartId,
  currency: currencies[where.country] ?? "EUR",
  place: where,
  lines: amounts.map((amount, at) => ({ reference: String(at + 1), category: "goods", quantity: 1, amount })),
  shipping,
});

/**
 * The tests that every tax service must pass (commerce/sales/tax/tax-service.ts), with the taxes of a few places that
 * all of them know.
 */
export function taxContract(name: string, service: () => TaxService): void {
  const taxes = async (asked: TaxQuestion) =>
    (await service().taxesOf(asked)).lines.map((line) => {
      return [line.label, line.jurisdiction, line.rate, line.amount, line.included];
    });

  describe(`9.1 tax service ${name}`, () => {
    test.each<[string, TaxQuestion, unknown[]]>([
      [
        "a state's tax is added, where delivery is not taxed",
        question(place("us", "CO", "80461"), [80_00, 20_00], 7_95),
        [["tax.sales", "US-CO", 2.9, 2_90, false]],
      ],
      [
        "and where it is",
        question(place("us", "NY", "12207"), [100_00], 10_00),
        [["tax.sales", "US-NY", 4, 4_40, false]],
      ],
      [
        "state, county and city are one line",
        question(place("us", "NY", "10001"), [100_00], 0),
        [["tax.sales", "US-NY", 8.875, 8_88, false]],
      ],
      ["a state without a tax", question(place("us", "OR", "97201"), [100_00], 5_00), []],
      [
        "two taxes of a province",
        question(place("ca", "QC", "H2X 1Y4"), [100_00], 0),
        [
          ["tax.gst", "CA", 5, 5_00, false],
          ["tax.qst", "CA-QC", 9.975, 9_98, false],
        ],
      ],
      [
        "value-added tax is contained",
        question(place("de", "", "80331"), [119_00], 11_90),
        [["tax.vat", "DE", 19, 20_90, true]],
      ],
    ])("%s", async (_, asked, lines) => {
      expect(await taxes(asked)).toEqual(lines);
    });

    test("says nothing before the place is known", async () => {
      expect(await taxes(question(place("us"), [100_00], 7_95))).toEqual([]);
      expect(await taxes(question(place("ca"), [100_00], 7_95))).toEqual([]);
    });

    test("nothing is taxed where nothing is paid", async () => {
      expect((await taxes(question(place("us", "CO", "80461"), []))).every((line) => line[3] === 0)).toBe(true);
      expect((await taxes(question(place("us", "CO", "80461"), [0]))).every((line) => line[3] === 0)).toBe(true);
    });

    test("the same question has the same answer, at once and later", async () => {
      const asked = question(place("us", "NY", "10001"), [33_33, 44_44], 5_55);
      const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => service().taxesOf(asked)));
      for (const other of [...others, await service().taxesOf(asked)]) expect(other).toEqual(first);
    });
  });
}
