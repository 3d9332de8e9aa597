import { expect, test } from "vitest";
import { shown } from "#tests/support/shown.tsx";
import { Price } from "./price.tsx";

const reduced = <Price amount={39900} retail={49900} lowest={44900} currency="EUR" />;

test("3.12 a reduced price stands beside the struck former one", async () => {
  const html = await shown(reduced, "de", "de");
  expect(html).toMatch(/<s class="price-was">.*499,00.*<\/s>/);
  expect(html).toContain("399,00");
});

test("3.12 in the EU a reduction is told with the lowest price of 30 days", async () => {
  expect(await shown(reduced, "de", "de")).toContain("30-Tage-Tiefpreis: 449,00");
  expect(await shown(reduced, "us", "en")).not.toContain("30");
});

test("4 a reduction says how much it saves of the struck price, rounded down", async () => {
  expect(await shown(reduced, "us", "en")).toContain('<span class="price-saved">−20%</span>');
  expect(await shown(reduced, "ca", "fr")).toContain('<span class="price-saved">−20\u202f%</span>');
  expect(await shown(<Price amount={49700} retail={49900} currency="USD" />)).not.toContain("%");
});

test("4 in the EU a saving is of the lowest price of 30 days, and stands beside it", async () => {
  const html = await shown(reduced, "de", "de");
  expect(html).toMatch(/30-Tage-Tiefpreis: 449,00.€ \(−11.%\)/);
  expect(html.match(/%/g)).toHaveLength(1);
  const struck = await shown(<Price amount={39900} retail={44900} lowest={44900} currency="EUR" />, "de", "de");
  expect(struck).toMatch(/class="price-saved">−11.%</);
  expect(struck.match(/%/g)).toHaveLength(1);
  // It was as cheap as this already, or has no lowest price: nothing is saved that may be announced.
  const cheap = <Price amount={39900} retail={49900} lowest={39900} currency="EUR" />;
  expect(await shown(cheap, "de", "de")).not.toContain("%");
  expect(await shown(<Price amount={39900} retail={49900} currency="EUR" />, "de", "de")).not.toContain("%");
});

test("4 neither a range of prices nor a professional's price says a saving of its own", async () => {
  const range = <Price amount={39900} to={45900} retail={49900} currency="USD" />;
  const pro = <Price amount={39900} retail={49900} unit="Pro: 20% less" isPro currency="USD" />;
  expect(await shown(range)).not.toContain("price-saved");
  expect(await shown(pro)).not.toContain("price-saved");
});

test("3.12 a price without a reduction, or a range of prices, has nothing struck", async () => {
  expect(await shown(<Price amount={39900} retail={39900} currency="USD" />)).not.toContain("<s ");
  expect(await shown(<Price amount={39900} to={45900} currency="USD" />)).toContain("from $399.00");
});
