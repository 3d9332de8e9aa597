import { useQuery } from "@tanstack/react-query";
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
  image: null,
  purchasing_disabled: false,
  gtin: null,
  weight_grams: null,
  own_fields: {},
  prices: [],
  inventory_warning_level: null,
  bin_picking_number: null,
  isBrief: true,
});

/** A product has up to 600 variants: a page of the table has as many as are looked through at once. */
export const perPage = 25;

type Known = ReadonlyMap<number, Variant>;
type Found = { data: Variant[]; meta: { ids: number[] } };
export type VariantDetails = {
  product: number;
  known: Known;
  /** Reads those of these that are not known, and answers all. */
  load(ids: readonly number[]): Promise<Known>;
  /** The numbers of those that a text finds; the first of them are read with the answer. */
  find(text: string, signal: AbortSignal): Promise<ReadonlySet<number>>;
  forget(): void;
};

const nothing: Known = new Map();
const Context = createContext<VariantDetails>({
  product: 0,
  known: nothing,
  load: async () => nothing,
  find: async () => new Set(),
  forget: () => undefined,
});
export const useVariantDetails = (): VariantDetails => useContext(Context);
export const WithDetails = ({ details, children }: { details: VariantDetails; children: ReactNode }) => (
  <Context value={details}>{children}</Context>
);

/** What was read of the variants of a product. */
export function useDetailsOf(product: number): VariantDetails {
  const [known, setKnown] = useState<Known>(nothing);
  return useMemo(() => {
    const path = `/catalog/products/${product}/variants`;
    const remember = (read: readonly Variant[]) =>
      setKnown((before) => new Map([...before, ...read.map((variant) => [variant.id, variant] as const)]));
    return {
      product,
      known,
      async load(ids) {
        const missing = ids.filter((id) => id > 0 && !known.has(id));
        if (missing.length === 0) return known;
        const { data } = await get<Found>(path, { "id:in": missing.join(","), limit: missing.length });
        remember(data);
        return new Map([...known, ...data.map((variant) => [variant.id, variant] as const)]);
      },
      async find(text, signal) {
        const { data, meta } = await get<Found>(path, { q: text, limit: perPage }, signal);
        remember(data);
        return new Set(meta.ids);
      },
      forget: () => setKnown(nothing),
    };
  }, [known, product]);
}

/**
 * Which variants a text finds, as the server says it: it knows more than names. Null while that is on its way, or cannot be
 * asked. An answer belongs to its text, so an older one never takes the place of a newer.
 */
export function useSearched(text: string): { found: ReadonlySet<number> | null; isSearching: boolean } {
  const { product, find } = useVariantDetails();
  const q = text.trim();
  const { data, isFetching } = useQuery({
    queryKey: ["variants-found", product, q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: q !== "",
    gcTime: 0,
  });
  return { found: (q !== "" && data) || null, isSearching: isFetching };
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
