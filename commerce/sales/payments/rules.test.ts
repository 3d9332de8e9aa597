import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cardBrand, checkCard, checkExpiry, passesLuhn, readExpiry } from "./rules.ts";

const now = new Date("2026-11-15T12:00:00Z");
const card = { number: "4111 1111 1111 1111", expiry: "12/27", code: "123" };

test.each([
  ["4111111111111111", "visa"],
  ["5555555555554444", "mastercard"],
  ["2223003122003222", "mastercard"],
  ["378282246310005", "amex"],
  ["6011111111111117", "discover"],
  ["3056930009020004", "diners"],
  ["3566002020360505", "jcb"],
  ["6200000000000005", "unionpay"],
  ["9999999999999995", "card"],
])("%s is a card of %s", (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});

describe("card fields", () => {
  test.each<[Partial<typeof card>, object]>([
    [{}, {}],
    [{ number: "4111-1111-1111-1111" }, {}],
    [{ number: "4111 1111 1111 1112" }, { number: "error.card.number" }],
    [{ number: "" }, { number: "error.card.number" }],
    [{ number: "4111 1111 1111 111a" }, { number: "error.card.number" }],
    [{ expiry: "11/26" }, {}],
    [{ expiry: "10/26" }, { expiry: "error.card.expiry" }],
    [{ expiry: "13/27" }, { expiry: "error.card.expiry" }],
    [{ expiry: "12/99" }, { expiry: "error.card.expiry" }],
    [{ expiry: "soon" }, { expiry: "error.card.expiry" }],
    [{ code: "12" }, { code: "error.card.code" }],
    [{ code: "1234" }, {}],
    [
      { number: "1", expiry: "", code: "" },
      { number: "error.card.number", expiry: "error.card.expiry", code: "error.card.code" },
    ],
  ])("%o → %o", (changes, problems) => expect(checkCard({ ...card, ...changes }, now)).toEqual(problems));

  test.each(["12/27", "12 / 27", "1227", "122027", "12/2027", "2027-12", "12-27"])(
    "an expiry may be written %s",
    (text) => expect(readExpiry(text)).toEqual({ month: 12, year: 2027 }),
  );

  test("any future month of the next twenty years is good", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), (ahead) => {
        const month = new Date(Date.UTC(2026, 10 + ahead, 1));
        const text = `${month.getUTCMonth() + 1}/${month.getUTCFullYear()}`;
        expect(checkExpiry(text, now)).toBeNull();
      }),
    );
  });
});

test("every single wrong digit is noticed", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const check = [...Array(10).keys()].find((digit) => passesLuhn([...body, digit].join(""))) ?? 0;
      const number = [...body, check];
      expect(passesLuhn(number.join(""))).toBe(true);
      number[at] = ((number[at] ?? 0) + by) % 10;
      expect(passesLuhn(number.join(""))).toBe(false);
    }),
  );
});
