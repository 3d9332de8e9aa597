import { type UseFormSetValue, useController } from "react-hook-form";
import type { AllTexts, ProductForm, ProductValues } from "../../form.ts";
import type { OptionMatrix } from "../../variant-rules.ts";

const dirty = { shouldDirty: true } as const;

/** The options and variants of the form as one value, because they depend on each other. */
export function useShape(form: ProductForm) {
  const options = useController({ control: form.control, name: "options" }).field;
  const variants = useController({ control: form.control, name: "variants" }).field;
  const shape: OptionMatrix = { options: options.value, variants: variants.value };
  const setShape = (next: OptionMatrix) => {
    if (next.options !== shape.options) options.onChange(next.options);
    if (next.variants !== shape.variants) variants.onChange(next.variants);
  };
  return { shape, setShape };
}

/** Keeps an option's translations when the option is renamed. */
export function renameInTexts(
  texts: AllTexts,
  set: UseFormSetValue<ProductValues>,
  former: string,
  name: string,
): void {
  const renamed = Object.entries(texts).map(([language, own]) => {
    const { [former]: called, ...others } = own.options;
    return [language, called === undefined ? own : { ...own, options: { ...others, [name]: called } }];
  });
  set("texts", Object.fromEntries(renamed) as AllTexts, dirty);
}
