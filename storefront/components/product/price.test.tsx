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

test("3.12 a price without a reduction, or a range of prices, has nothing struck", async () => {
  expect(await shown(<Price amount={39900} retail={39900} currency="USD" />)).not.toContain("<s ");
  expect(await shown(<Price amount={39900} to={45900} currency="USD" />)).toContain("from $399.00");
});
