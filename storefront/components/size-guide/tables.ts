import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { fromCentimetres, fromKilograms, type Units } from "#storefront/components/rider/units.ts";

/** Reads the tables of a size guide as merchants write them: "Chest, cm" above "94–100". Pure. */

export type Unit = "cm" | "kg" | "eu";
/** A column with what is measured: "Chest", in centimetres. */
export type MeasureColumn = { column: number; label: string; unit: Unit };
export type GuideTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  measured: MeasureColumn[];
};
/** A row that fits, with the measures that led to it. */
export type TableFit = {
  row: readonly string[];
  reasons: { label: string; value: number; unit: Unit; from: number; to: number }[];
};

const inUnit = /^(.+?)[\s,、（(]+(cm|kg)[)）]?$/;

/** What a column measures. Null for columns of sizes. */
export function measuredIn(head: string): { label: string; unit: Unit } | null {
  if (head.trim() === "EU") return { label: "EU", unit: "eu" };
  const [, label, unit] = inUnit.exec(head.trim()) ?? [];
  return label && unit ? { label, unit: unit as Unit } : null;
}

/** "94–100" → [94, 100]; "26" → [26, 26]. Null for anything else. */
export function rangeIn(cell: string): readonly [from: number, to: number] | null {
  const found = /^(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*(\d+(?:[.,]\d+)?))?$/.exec(cell.trim());
  if (!found) return null;
  const [from, to] = [found[1], found[2] ?? found[1]].map((part) => Number(part?.replace(",", ".")));
  return from !== undefined && to !== undefined ? [from, to] : null;
}

/** The first table with measures by which one finds a size. A guide by weight has none: boards have a finder of their own. */
export function guideTable(blocks: readonly BlockView[]): GuideTable | null {
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    // In a table that leads from the foot, the other systems of sizes are answers and no measures.
    const all = block.columns.flatMap((head, column) => {
      const found = measuredIn(head);
      return found && found.unit !== "kg" ? [{ column, ...found }] : [];
    });
    const measured = all[0]?.column === 0 ? all.slice(0, 1) : all;
    if (measured.length > 0 && measured.every(({ column }) => block.rows.every((row) => rangeIn(row[column] ?? ""))))
      return { columns: block.columns, rows: block.rows, measured };
  }
  return null;
}

/**
 * The row for a body's measures, by column. Every measure has a row; when they disagree the larger one fits. A column
 * of single numbers is the room in the size: the smallest with enough of it.
 */
export function tableFit(table: GuideTable, values: Readonly<Record<number, number>>): TableFit | null {
  let at = -1;
  const reasons: TableFit["reasons"] = [];
  for (const { column, label, unit } of table.measured) {
    const value = values[column];
    if (!value) continue;
    const ranges = table.rows.map((row) => rangeIn(row[column] ?? "") ?? [0, 0]);
    const isRoom = ranges.every(([from, to]) => from === to);
    const found = ranges.findIndex(([from, to]) => value <= to && (isRoom ? value >= from - 1 : value >= from));
    const [from, to] = ranges[found] ?? [];
    if (from === undefined || to === undefined) return null;
    at = Math.max(at, found);
    reasons.push({ label, value, unit, from, to });
  }
  const row = table.rows[at];
  return row ? { row, reasons } : null;
}

/** A heading or a cell in the reader's units: "Chest, in" above "37–39.4". Board lengths are centimetres everywhere. */
export function inUnits(head: string, text: string, units: Units): string {
  const found = measuredIn(head);
  if (!found || found.unit === "eu") return text;
  const own = found.unit === "cm" ? units.length : units.weight;
  if (text === head) return text.replace(new RegExp(`${found.unit}([)）]?)$`), `${own}$1`);
  if (own === found.unit) return text;
  const number = (value: string) => {
    const given = Number(value.replace(",", "."));
    return String(found.unit === "cm" ? fromCentimetres(given, units) : fromKilograms(given, units));
  };
  return text.replace(/\d+(?:[.,]\d+)?/g, number);
}
