import { expect, test } from "vitest";
import { factKinds, type HistoryFact, refundCauses } from "#commerce/sales/orders/history/fact.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import type { Key, Texts } from "../../i18n/languages.ts";
import { causeIn, factIn } from "./facts.ts";
import { paidWithIn, wordIn } from "./words.ts";

const speaker = async (language: (typeof languages)[number]) => {
  const { default: texts } = (await import(`../../i18n/languages/${language}.ts`)) as { default: Texts };
  return (key: Key, values = {}) => formatText(texts[key] ?? key, language, values);
};
const whole: Omit<HistoryFact, "what"> = {
  number: 4,
  order: 10_013,
  to: "received",
  amount: 15,
  currency: "EUR",
  pieces: [{ quantity: 2, condition: "worn" }],
};
const money = (amount: number, currency: string) => `${amount} ${currency}`;

test.each(languages)("every fact of the history, every cause and every card is said in %s", async (language) => {
  const [say, english] = [await speaker(language), await speaker("en")];
  const said = factKinds.map((what) => factIn({ what, ...whole }, say, money));
  const causes = refundCauses.map((cause) => causeIn({ cause, number: 4 }, say));
  const card = paidWithIn({ method: "card", card: { brand: "visa", last4: "1111" }, wallet: "apple_pay" }, say);
  for (const text of [...said, ...causes, card]) expect(text).not.toMatch(/[{}]|undefined|^$/);
  expect(card).toContain("1111");
  if (language === "en") return;
  const same = factKinds.filter((what, at) => said[at] === factIn({ what, ...whole }, english, money));
  expect(same).toEqual([]);
  expect(wordIn("insufficient_funds", say)).not.toBe(wordIn("insufficient_funds", english));
});

test("a word that nobody knows stays as the provider says it", async () => {
  expect(wordIn("pick_up_card", await speaker("de"))).toBe("pick_up_card");
});

test("what staff wrote stands behind the fact, and programs read an English note", async () => {
  const say = await speaker("de");
  expect(factIn({ what: "held", text: "Ruft zurück" }, say, money)).toBe("Zurückgehalten: Ruft zurück");
  expect(told({ what: "held", text: "Calls back" }).note).toBe("on hold: Calls back");
  expect(told({ what: "refunded", to: "money", text: "late" }, "15.00 USD").note).toBe("15.00 USD paid back: late");
  for (const what of factKinds) expect(told({ what, ...whole }, "1.00 EUR").note).not.toMatch(/undefined/);
});
