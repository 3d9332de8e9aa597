import type { OptionBody, ProductBody } from "#commerce/catalog/management/schema.ts";
import type { StoredProduct } from "#commerce/catalog/management/stored.ts";
import type { OptionInput } from "#commerce/catalog/products/product-input.ts";
import type { Faults } from "#commerce/catalog/shared/problems.ts";
import { codeOf } from "#commerce/catalog/texts/rules.ts";

/** Reads a product's options from a body. Pure; contradictions are added to the faults. */

type Option = ProductBody["options"] extends (infer One)[] | undefined ? One : never;

/** Renames options that a body identifies by id, together with their variants and texts. */
export function withRenamedOptions(before: StoredProduct, given: readonly Option[] = []): StoredProduct {
  const names = new Map(
    before.options.flatMap(({ id, name }) => {
      const own = given.find((option) => option.id === id);
      return own && own.display_name !== name ? [[name, own.display_name] as const] : [];
    }),
  );
  if (names.size === 0) return before;
  const renamed = <T>(of: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [names.get(name) ?? name, value]));
  const texts = Object.entries(before.texts).map(([language, own]) => [
    language,
    own.options ? { ...own, options: renamed(own.options) } : own,
  ]);
  return {
    ...before,
    texts: Object.fromEntries(texts),
    options: before.options.map((option) => ({ ...option, name: names.get(option.name) ?? option.name })),
    variants: before.variants.map((variant) => ({ ...variant, chosen: renamed(variant.chosen) })),
  };
}

/**
 * A value keeps its code while its label is unchanged, or when the body gives the code. A new value without a code gets
 * one derived from its label.
 */
export function readOptions(
  given: readonly OptionBody[],
  stored: readonly OptionInput[],
  at: string,
  { wrong }: Faults,
): OptionInput[] {
  const names = new Set<string>();
  return given.map(({ display_name: name, type: kind, option_values: values }, place) => {
    if (names.has(name)) wrong[`${at}.${place}.display_name`] = "is named twice";
    names.add(name);
    const former = stored.find((option) => option.name === name)?.values ?? [];
    const codes = new Set<string>();
    return {
      name,
      kind,
      values: values.map(({ label, value_data: { code: own, colors, picture } = {} }, position) => {
        const same = former.find((value) => (own === undefined ? value.label === label : value.code === own));
        const code = own ?? same?.code ?? codeOf(label);
        if (code === "") wrong[`${at}.${place}.option_values.${position}.value_data.code`] = "is required";
        else if (codes.has(code)) wrong[`${at}.${place}.option_values.${position}`] = `is named twice: ${code}`;
        codes.add(code);
        const shown = picture === undefined ? same?.picture : picture;
        return { code, label, hexColours: colors ?? same?.hexColours ?? [], picture: shown ?? null };
      }),
    };
  });
}
