import type { ReportRow } from "#commerce/staff/imports/schema.ts";

/** The differences between two products in the form of files: "name", and for variants "RIDGE-156 price us". Pure. */

type Change = ReportRow["changes"][number];
type Variant = {
  sku: string;
  prices: ({ region: string; currency?: string } & Record<string, unknown>)[];
  option_values?: { label?: string }[];
  own_fields?: object;
};
type Parts = { variants: Variant[]; own_fields?: object };

const mostChanges = 50;

const shown = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
};

/** A variant that goes is one change, "RIDGE-156 variant", and the first of all: nothing is harder to miss. */
export function differences(before: object, after: object): Change[] {
  const skus = new Set((after as Parts).variants.map(({ sku }) => sku));
  const former = before as Parts;
  const changes = former.variants.flatMap(({ sku, option_values: values = [] }): Change[] =>
    skus.has(sku)
      ? []
      : [{ field: `${sku} variant`, before: values.map(({ label }) => label).join(" / "), after: null }],
  );
  compare(flat({ ...former, variants: former.variants.filter(({ sku }) => skus.has(sku)) }), flat(after), changes);
  return changes.slice(0, mostChanges);
}

function compare(before: Map<string, unknown>, after: Map<string, unknown>, changes: Change[]): void {
  for (const field of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(field), after.get(field)];
    if (inOrder(old) !== inOrder(now)) changes.push({ field, before: shown(old), after: shown(now) });
  }
}

/** The database returns the names of a record in any order. */
const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function flat(product: object): Map<string, unknown> {
  const { variants, own_fields: own = {}, ...fields } = product as Parts;
  const all = new Map<string, unknown>(Object.entries(fields));
  for (const [key, value] of Object.entries(own)) all.set(`own:${key}`, value);
  for (const { sku, prices, own_fields: ofVariant = {}, ...variant } of variants) {
    for (const [key, value] of Object.entries(ofVariant)) all.set(`${sku} own:${key}`, value);
    for (const [name, value] of Object.entries(variant)) all.set(`${sku} ${name}`, value);
    for (const { region, currency: _, ...price } of prices)
      for (const [name, value] of Object.entries(price)) all.set(`${sku} ${name} ${region}`, value);
  }
  return all;
}
