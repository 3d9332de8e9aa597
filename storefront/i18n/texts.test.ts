import { expect, test } from "vitest";
import de from "#storefront/i18n/de.ts";
import en from "#storefront/i18n/en.ts";
import es from "#storefront/i18n/es.ts";
import fr from "#storefront/i18n/fr.ts";
import it from "#storefront/i18n/it.ts";
import ja from "#storefront/i18n/ja.ts";
import no from "#storefront/i18n/no.ts";
import sv from "#storefront/i18n/sv.ts";

const languages = { de, es, fr, it, ja, no, sv };
const keys = Object.keys(en) as (keyof typeof en)[];
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each(Object.entries(languages))(
  "3.7 every display text exists in %s, with the same places to fill in",
  (_name, texts) => {
    const wrong = keys.filter((key) => !texts[key]?.trim() || String(places(texts[key])) !== String(places(en[key])));
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(languages))("3.7 sentences in %s are translated, not left over", (_name, texts) => {
  const sentences = keys.filter((key) => en[key].split(" ").length > 4);
  expect(sentences.filter((key) => texts[key] === en[key])).toEqual([]);
});

test("3.7 texts carry no markup", () => {
  for (const texts of [en, ...Object.values(languages)]) {
    expect(keys.filter((key) => /<\/?[a-z]/i.test(texts[key]))).toEqual([]);
  }
});
