import { expect, test } from "vitest";
import { unitsOf } from "#storefront/components/rider/units.ts";
import { guideTable, inUnits, measuredIn, rangeIn, tableFit } from "./tables.ts";

const clothing = {
  kind: "table" as const,
  columns: ["Size", "Chest, cm", "Hips, cm"],
  rows: [
    ["S", "88–94", "90–96"],
    ["M", "94–100", "96–102"],
    ["L", "100–107", "102–109"],
  ],
};
const boots = {
  kind: "table" as const,
  columns: ["足長 cm", "EU"],
  rows: [
    ["25", "40"],
    ["26", "41"],
  ],
};

test("columns say what they measure, in every language's way of writing the unit", () => {
  expect(measuredIn("Tour de taille, cm")).toEqual({ label: "Tour de taille", unit: "cm" });
  expect(measuredIn("足長 cm")).toEqual({ label: "足長", unit: "cm" });
  expect(measuredIn("Weight (kg)")).toEqual({ label: "Weight", unit: "kg" });
  expect(measuredIn("US men")).toBeNull();
  expect([rangeIn("39,5–43"), rangeIn("26"), rangeIn("95+")]).toEqual([[39.5, 43], [26, 26], null]);
});

test("a size fits by every measure, and the larger one when they disagree", () => {
  const table = guideTable([clothing]);
  if (!table) throw new Error("no table");
  expect(table.measured.map(({ label }) => label)).toEqual(["Chest", "Hips"]);
  expect(tableFit(table, { 1: 97 })?.row[0]).toBe("M");
  expect(tableFit(table, { 1: 92, 2: 105 })).toMatchObject({ row: { 0: "L" }, reasons: [{ from: 88 }, { from: 102 }] });
  expect(tableFit(table, { 1: 130 })).toBeNull();
  expect(tableFit(table, {})).toBeNull();
});

test("a table from the foot takes the smallest size with room, and no size's system as a measure", () => {
  const table = guideTable([boots]);
  if (!table) throw new Error("no table");
  expect(table.measured).toHaveLength(1);
  expect(tableFit(table, { 0: 25.2 })?.row).toEqual(["26", "41"]);
  expect(tableFit(table, { 0: 20 })).toBeNull();
});

test("inches replace centimetres in headings and cells; sizes stay", () => {
  const inches = unitsOf(true);
  expect(inUnits("Chest, cm", "Chest, cm", inches)).toBe("Chest, in");
  expect(inUnits("Chest, cm", "94–100", inches)).toBe("37–39.4");
  expect(inUnits("EU", "39,5–43", inches)).toBe("39,5–43");
  expect(inUnits("Chest, cm", "94–100", unitsOf(false))).toBe("94–100");
});
