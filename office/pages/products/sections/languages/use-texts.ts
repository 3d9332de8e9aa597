import { useController } from "react-hook-form";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { FullTexts, ProductForm } from "../../form.ts";

/** The form's texts of one language, with functions to change them. */
export function useLanguageTexts(form: ProductForm, language: Language) {
  const { field } = useController({ control: form.control, name: "texts" });
  const texts = field.value[language];
  const set = (changed: Partial<FullTexts>) => {
    const all = form.getValues("texts");
    field.onChange({ ...all, [language]: { ...all[language], ...changed } });
  };
  return { texts, all: field.value, set };
}
