import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { OtherVariants } from "#commerce/catalog/management/variant-pages.ts";
import { get } from "../../runtime/api.ts";
import type { Option, Variant } from "./variant-rules.ts";

/**
 * A product can have 600 variants with prices in six lists each. The form contains the first ones, and which values the
 * others have. These are loaded when they are shown, and become part of the form when they are changed.
 */
export type ProductAnswer = { data: ProductV3; meta: { variants?: OtherVariants; merged?: string[] } };

/** The product with all its variants. Those without loaded details are brief. Pure. */
export function withAllVariants({ data, meta }: ProductAnswer): ProductV3 {
  const { variants: others = [] } = meta;
  const brief = others.map((other) => briefVariant(other, data.options));
  return brief.length > 0 ? { ...data, variants: [...data.variants, ...brief] } : data;
}

const briefVariant = ({ id, codes }: OtherVariants[number], options: readonly Option[]): Variant => ({
  id,
  sku: "",
  option_values: options.flatMap(({ display_name: name, option_values: values }, place) => {
    const value = values.find(({ value_data }) => value_data.code === codes[place]);
    return value ? [{ option_display_name: name, label: value.label, code: value.value_data.code }] : [];
  }),
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

/** The number of variants per page of the table. */
export const perPage = 25;

type LoadedVariants = ReadonlyMap<number, Variant>;
type VariantPage = { data: Variant[]; meta: { ids: number[] } };
export type VariantDetails = {
  product: number;
  known: LoadedVariants;
  /** Loads those of these variants that are not loaded yet, and returns all that are loaded. */
  load(ids: readonly number[]): Promise<LoadedVariants>;
  /** The ids of the variants that match a text. Details of the first ones are loaded by the same request. */
  find(text: string, signal: AbortSignal): Promise<ReadonlySet<number>>;
  forget(): void;
};

const nothing: LoadedVariants = new Map();
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

/** The variant details of a product that have been loaded. */
export function useDetailsOf(product: number): VariantDetails {
  const [known, setKnown] = useState<LoadedVariants>(nothing);
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
        const { data } = await get<VariantPage>(path, { "id:in": missing.join(","), limit: missing.length });
        remember(data);
        return new Map([...known, ...data.map((variant) => [variant.id, variant] as const)]);
      },
      async find(text, signal) {
        const { data, meta } = await get<VariantPage>(path, { q: text, limit: perPage }, signal);
        remember(data);
        return new Set(meta.ids);
      },
      forget: () => setKnown(nothing),
    };
  }, [known, product]);
}

/**
 * Searches variants on the server, which searches more than names. `found` is null until the answer arrives, and when
 * the request fails. Answers are cached by their text, so a late one never replaces a newer one.
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

/**
 * A variant for display: the changed version, else the loaded one, with the form's option values. Null while it is
 * loading.
 */
export function detailed(variant: Variant, known: LoadedVariants): Variant | null {
  if (!variant.isBrief) return variant;
  const read = known.get(variant.id);
  return read ? { ...read, option_values: variant.option_values } : null;
}

/**
 * A variant as the form stores it. One that equals its loaded details becomes brief again, so that it does not count as
 * changed.
 */
export function briefIfUnchanged(changed: Variant, stored: Variant | undefined, known: LoadedVariants): Variant {
  const read = known.get(changed.id);
  if (!stored?.isBrief || !read) return changed;
  const { option_values: values, ...rest } = changed;
  const { option_values: _, ...before } = read;
  return JSON.stringify(rest) === JSON.stringify(before) ? { ...stored, option_values: values } : changed;
}
