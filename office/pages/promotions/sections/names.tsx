import { useController } from "react-hook-form";
import { NamesByLanguage } from "../../../components/names-by-language.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { PromotionForm } from "../form.ts";

/**
 * The name that shoppers see beside the discount, in each language. An empty one falls back to English, and English to
 * the promotion's name.
 */
export function Names({ form }: { form: PromotionForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "display_names" });
  return (
    <section className="card" data-fields="display_names">
      <h2>{say("promoNames")}</h2>
      <p className="field-hint">{say("promoNamesHint")}</p>
      <NamesByLanguage names={field.value} onChange={field.onChange} />
    </section>
  );
}
