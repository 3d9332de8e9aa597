import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, hashCode, readCode, shownCode } from "./codes.ts";
import { giftCardTexts } from "./email-texts.ts";
import { cardEmail } from "./emails.tsx";
import { partsOf, sumOfParts } from "./rules.ts";

const secret = "a".repeat(32);
const seed = "3f0c9a52-6ff1-4a8e-b1a3-3f2a2e6a7c11";

test("a card's code is the same each time, other with another seed or secret, and read however it is typed", () => {
  const code = codeOf(seed, secret);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(codeOf(seed, secret)).toBe(code);
  expect(codeOf(seed, "b".repeat(32))).not.toBe(code);
  expect(codeOf(seed.replace("3", "4"), secret)).not.toBe(code);
  expect(readCode(` ${shownCode(code).toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `)).toBe(code);
  expect(["", "1234", `${code}A`, "U".repeat(16), "💥".repeat(8)].map(readCode)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(hashCode(code)).not.toEqual(hashCode(codeOf(seed, "c".repeat(32))));
});

test("cards give one after another, and never more than they have or than is to be paid", () => {
  const card = (id: number, balance: number, currency = "USD") => ({ id, last4: "ABCD", balance, currency });
  expect(partsOf([card(1, 3000), card(2, 9000)], "USD", 5000)).toMatchObject([{ amount: 3000 }, { amount: 2000 }]);
  expect(partsOf([card(1, 3000, "EUR"), card(2, 900)], "USD", 5000)).toMatchObject([{ id: 2, amount: 900 }]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 99_999 }),
      (balances, payable) => {
        const parts = partsOf(
          balances.map((balance, at) => card(at, balance)),
          "USD",
          payable,
        );
        const all = balances.reduce((sum, balance) => sum + balance, 0);
        expect(sumOfParts(parts)).toBe(Math.min(all, payable));
        for (const { id, amount } of parts) expect(amount).toBeLessThanOrEqual(balances[id] ?? 0);
      },
    ),
  );
});

test("the email says amount, code and end in each language, and what was typed stands in it as text", () => {
  const base = { amount: 5000, currency: "EUR", toName: "", message: "", orderId: 10_001, expiresAt: null };
  const emails = Object.keys(giftCardTexts).map((language) => {
    const place = { language: language as "en", intl: `${language}-DE` };
    return cardEmail(base, codeOf(seed, secret), place, "ada@firn.example", "https://firn.example/de-de");
  });
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(8);
  for (const { subject, html, text } of emails) {
    expect(subject).toMatch(/50/);
    for (const part of [html, text]) {
      expect(part).toContain(shownCode(codeOf(seed, secret)));
      expect(part).not.toMatch(/\{\w+\}|undefined/);
    }
  }
  const given = cardEmail(
    { ...base, toName: "<Mia>", message: "1 < 2", orderId: null, expiresAt: new Date("2029-11-30T12:00:00Z") },
    codeOf(seed, secret),
    { language: "de", intl: "de-DE" },
    "mia@firn.example",
    "https://firn.example/de-de",
  );
  expect(given.html).toContain("&lt;Mia&gt;");
  expect(given.html).toContain("1 &lt; 2");
  expect(given.text).toContain("Gültig bis 30. November 2029.");
});
