import { expect, test } from "vitest";
import { bootSize, chartedSizes } from "#commerce/shared/sizes/rules.ts";
import { products } from "#demo/catalogue/products.ts";
import { namesIn, textOf } from "#demo/files.ts";

const folder = "articles/support/size-guide";
const rowsOf = (file: string) =>
  textOf(`${folder}/${file}`)
    .split("\n")
    .filter((line) => /^\| [\d.,]+ \|/.test(line))
    .map((line) =>
      line
        .replaceAll(",", ".")
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test.each(namesIn(folder))("3.3 the size guide in %s says of every size that is sold what the shop says", (file) => {
  const rows = rowsOf(file);
  for (const [mondo, men, women, eu = "", uk] of rows) {
    expect(bootSize("boot", ["men"], eu)).toEqual({ eu, us: men, uk, mondo });
    expect(bootSize("boot", ["women"], eu)?.us).toBe(women);
  }
  const adults = products.filter(({ kind, facts }) => kind === "boot" && facts?.rider !== "kids");
  const sold = [...new Set(adults.flatMap(({ sizes }) => sizes))].sort();
  expect(rows.map(([, , , eu]) => eu).sort()).toEqual(sold);
});

test("3.3 every boot is sold in sizes that the chart has", () => {
  const sold = products.filter(({ kind }) => kind === "boot").flatMap(({ sizes }) => sizes);
  expect([...new Set(sold)].sort()).toEqual([...chartedSizes].sort());
});
