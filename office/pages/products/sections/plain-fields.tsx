import { useFormState } from "react-hook-form";
import { SelectField, TextField } from "../../../components/field.tsx";
import { type Card, productFieldEntries } from "../../../components/product-fields.ts";
import { useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";

/** The inputs of a card's fields that are described by the list of fields alone. */
export function PlainFields({ form, card }: { form: ProductForm; card: Card }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  return productFieldEntries.flatMap(([name, { label, isNullable, input, card: home }]) => {
    if (!input || home !== card) return [];
    const { hint, maxLength, isNumber, isUpperCase, choices } = input;
    const shared = { label: say(label), hint: hint && say(hint), problem: errors[name]?.message as string | undefined };
    const setValueAs = (text: string | null) => {
      const typed = (isUpperCase ? text?.toUpperCase() : text)?.trim() ?? "";
      return typed === "" && isNullable ? null : typed;
    };
    return choices ? (
      <SelectField
        key={name}
        {...shared}
        {...form.register(name)}
        options={choices.map(([value, text]) => [value, say(text)])}
      />
    ) : (
      <TextField
        key={name}
        {...shared}
        {...form.register(name, { setValueAs })}
        {...(isNumber && { inputMode: "numeric" as const })}
        {...(maxLength && { maxLength })}
      />
    );
  });
}
