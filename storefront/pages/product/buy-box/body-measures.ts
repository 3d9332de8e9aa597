import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { readBlock } from "#storefront/components/blocks/read-block.ts";
import { isImperialIn } from "#storefront/components/rider/units.ts";
import { guideTable, rangeIn } from "#storefront/components/size-guide/tables.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";

/** What a merchant's guide measures for a product, and the range that each size is made for: "Chest", "M" → "37–39 in". */
export type BodyMeasures = { of: string; ranges: ReadonlyMap<string, string> };

type MeasuredProduct = Pick<ProductDetail, "kind" | "specs">;

/** Guides that measure a body. Boots have all their sizes on the page already, and bindings their boots. */
const bodies: readonly unknown[] = ["body", "hand", "head"];

/** Trousers go by the second measure of a body, which is its waist; everything else by the first. */
const isTrousers = ({ kind, specs }: MeasuredProduct): boolean =>
  kind === "pants" || specs.some(({ id, value }) => id === "garment" && value === "base-bottom");

/** Reads the first table of the guide at a path. Null when it does not measure bodies. */
export async function bodyMeasures(
  { services, locale }: Pick<PageContext, "services" | "locale">,
  path: string | undefined,
  product: MeasuredProduct,
): Promise<BodyMeasures | null> {
  if (!path) return null;
  const guide = await services.content.byUrl<{ blocks?: unknown; measure?: unknown }>(path, locale.contentLocale);
  const { blocks, measure } = guide?.data ?? {};
  if (!bodies.includes(measure) || !Array.isArray(blocks)) return null;
  const table = guideTable(
    blocks.flatMap((block) => {
      const read = readBlock(block, String);
      return read?.kind === "table" ? [read] : [];
    }),
  );
  const [first, second] = table?.measured ?? [];
  const used = isTrousers(product) ? second : first;
  if (!table || !used) return null;
  const ranges = table.rows.map((row) => [row[0] ?? "", rangeText(row[used.column] ?? "", locale)] as const);
  return { of: used.label, ranges: new Map(ranges) };
}

/** Inches are whole ones for bodies; heads and hands, which are smaller, are told to half an inch. */
const halvesBelow = 26;

/** "94–100" → "37–39 in" where inches are used, else "94–100 cm". Pure. */
export function rangeText(cell: string, { country, language }: Pick<Locale, "country" | "language">): string {
  const range = rangeIn(cell);
  if (!range) return "";
  if (!isImperialIn(country)) return `${range.map((value) => plainNumber(String(value), language)).join("–")} cm`;
  const inches = range.map((value) => value / 2.54);
  const steps = inches[0] && inches[0] < halvesBelow ? 2 : 1;
  return `${inches.map((value) => plainNumber(String(Math.round(value * steps) / steps), language)).join("–")} in`;
}
