import { useController } from "react-hook-form";
import { languages } from "#commerce/shared/regions/schema.ts";
import { TextField } from "../../../components/field.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import type { PromotionForm } from "../form.ts";

/**
 * The name that shoppers see beside the discount, in each language. An empty one falls back to English, and English to
 * the promotion's name.
 */
export function Names({ form }: { form: PromotionForm }) {
  const say = useText();
  const formats = useFormats();
  const { field } = useController({ control: form.control, name: "display_names" });
  const change = (language: string, text: string) => {
    const { [language as "en"]: _, ...others } = field.value;
    field.onChange(text === "" ? others : { ...others, [language]: text });
  };
  return (
    <section className="card">
      <h2>{say("promoNames")}</h2>
      <p className="field-hint">{say("promoNamesHint")}</p>
      <div className="fields-2">
        {languages.map((language) => (
          <TextField
            key={language}
            label={formats.language(language)}
            lang={language}
            maxLength={100}
            value={field.value[language] ?? ""}
            onChange={({ target }) => change(language, target.value)}
          />
        ))}
      </div>
    </section>
  );
}
