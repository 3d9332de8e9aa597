import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { VariantNames } from "#commerce/catalog/management/variant-pages.ts";
import { get } from "../../runtime/api.ts";
import type { Variant } from "./variant-rules.ts";

/**
 * A product may have 600 variants with prices in six lists each. The form has the first ones and what all are called; the others
 * are read as somebody looks at them, and are in the form once they are changed.
 */
export type ProductAnswer = { data: ProductV3; meta: { variants?: VariantNames; merged?: string[] } };

/** The product with all its variants, most of them brief. Pure. */
export function withAllVariants({ data, meta }: ProductAnswer): ProductV3 {
  const first = new Map(data.variants.map((variant) => [variant.id, variant]));
  const variants = meta.variants?.map((name): Variant => first.get(name.id) ?? briefVariant(name));
  return variants ? { ...data, variants } : data;
}

const briefVariant = (name: VariantNames[number]): Variant => ({
  ...name,
  ...{ image: null, purchasing_disabled: false, gtin: null, weight_grams: null, own_fields: {}, prices: [] },
  ...{ inventory_warning_level: null, bin_picking_number: null, isBrief: true },
});

type Known = ReadonlyMap<number, Variant>;
export type VariantDetails = {
  known: Known;
  /** Reads those of these that are not known, and answers all. */
  load(ids: readonly number[]): Promise<Known>;
  forget(): void;
};

const nothing: Known = new Map();
const Context = createContext<VariantDetails>({ known: nothing, load: async () => nothing, forget: () => undefined });
export const useVariantDetails = (): VariantDetails => useContext(Context);
export const WithDetails = ({ details, children }: { details: VariantDetails; children: ReactNode }) => (
  <Context value={details}>{children}</Context>
);

/** What was read of the variants of a product. */
export function useDetailsOf(product: number): VariantDetails {
  const [known, setKnown] = useState<Known>(nothing);
  return useMemo(
    () => ({
      known,
      async load(ids) {
        const missing = ids.filter((id) => id > 0 && !known.has(id));
        if (missing.length === 0) return known;
        const query = { "id:in": missing.join(","), limit: missing.length };
        const { data } = await get<{ data: Variant[] }>(`/catalog/products/${product}/variants`, query);
        const read = data.map((variant) => [variant.id, variant] as const);
        setKnown((before) => new Map([...before, ...read]));
        return new Map([...known, ...read]);
      },
      forget: () => setKnown(nothing),
    }),
    [known, product],
  );
}

/** A variant as it is shown: what was changed, else what was read; null while that is on its way. The form says how it is called. */
export function detailed(variant: Variant, known: Known): Variant | null {
  if (!variant.isBrief) return variant;
  const read = known.get(variant.id);
  return read ? { ...read, option_values: variant.option_values } : null;
}

/** As the form keeps it: what is as it was read is brief again, so that nothing counts as changed. */
export function kept(changed: Variant, stored: Variant | undefined, known: Known): Variant {
  const read = known.get(changed.id);
  if (!stored?.isBrief || !read) return changed;
  const { option_values: values, ...rest } = changed;
  const { option_values: _, ...before } = read;
  return JSON.stringify(rest) === JSON.stringify(before) ? { ...stored, option_values: values } : changed;
}
