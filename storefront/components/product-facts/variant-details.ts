import type { ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import { visibleTo } from "#commerce/shared/own-fields/rules.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { detailTeller, type OwnDetail } from "./own-details.ts";

/** A row whose value several variants of a product share. `of` names these variants; absent when all have it. */
export type VariantDetail = OwnDetail & { variants: number[]; of?: string };

type Options = readonly Pick<ProductOption, "values">[];
type Product = { options: Options; variants: readonly Pick<Variant, "id" | "valueIds" | "ownFields">[] };
type DetailWords = Parameters<typeof detailTeller>[2];
type FieldVariants = { field: FilledField; variants: Product["variants"][number][] };

/**
 * Returns the variants' custom fields that shoppers may see: one row per value, in the order of the fields and of the
 * variants.
 */
export async function variantDetails(
  context: Parameters<typeof detailTeller>[0],
  { options, variants }: Product,
  around: DetailWords,
): Promise<VariantDetail[]> {
  const said = new Map<string, FieldVariants>();
  const keys = new Set<string>();
  for (const variant of variants)
    for (const field of visibleTo(variant.ownFields ?? [], "shoppers")) {
      const name = `${field.key} ${JSON.stringify(field.value)}`;
      keys.add(field.key);
      said.set(name, { field, variants: [...(said.get(name)?.variants ?? []), variant] });
    }
  if (said.size === 0) return [];
  const all = [...said.values()];
  const tell = await detailTeller(
    context,
    all.map(({ field }) => field),
    around,
  );
  return [...keys].flatMap((key) =>
    all
      .filter(({ field }) => field.key === key)
      .flatMap(({ field, variants: some }) => {
        const detail = tell(field);
        const of = namesOf(options, variants, some);
        return detail ? [{ ...detail, variants: some.map(({ id }) => id), ...(of && { of }) }] : [];
      }),
  );
}

/**
 * Names a group of variants: "Ink, Moss" when it consists of all variants in ink and moss, otherwise each variant by
 * all its values: "Ink 152, Ink 156". Empty when it contains all variants.
 */
export function namesOf(options: Options, all: Product["variants"], some: Product["variants"]): string {
  if (some.length === all.length) return "";
  const labelOf = (id: number) =>
    options
      .flatMap(({ values }) => values)
      .find((value) => value.id === id)
      ?.label.replaceAll("\n", " ") ?? "";
  for (const place of options.keys()) {
    const values = new Set(some.map(({ valueIds }) => valueIds[place]));
    const having = all.filter(({ valueIds }) => values.has(valueIds[place]));
    if (having.length === some.length) return [...values].map((id) => labelOf(id ?? 0)).join(", ");
  }
  return some.map(({ valueIds }) => valueIds.map(labelOf).join(" ")).join(", ");
}
