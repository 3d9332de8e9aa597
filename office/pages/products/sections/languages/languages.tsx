import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { EntryTexts } from "#commerce/catalog/office/proposals.ts";
import { missingTexts, sourceLanguage } from "#commerce/catalog/texts/rules.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { CheckField } from "../../../../components/field.tsx";
import { useFormats, useText } from "../../../../i18n/text.tsx";
import { get } from "../../../../runtime/api.ts";
import type { ProductForm } from "../../form.ts";
import { SideBySide } from "./side-by-side.tsx";

const others = languages.filter((one) => one !== sourceLanguage);

/** The texts missing in each language, and an editor with the first language beside another. */
export const Languages = memo(function Languages({ form, id }: { form: ProductForm; id: number }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  const formats = useFormats();
  const [chosen, setChosen] = useState<Language | null>(null);
  const [missingOnly, setMissingOnly] = useState(false);
  const [name, description, texts, options] = useWatch({
    control: form.control,
    name: ["name", "description", "texts", "options"],
  });
  const { data } = useQuery({
    queryKey: ["content-texts", id],
    queryFn: ({ signal }) => get<{ data: EntryTexts }>(`/staff/products/${id}/content-texts`, {}, signal),
    staleTime: 60_000,
  });
  const product = {
    name,
    description,
    texts,
    options: options.map(({ display_name, type, option_values }) => ({
      name: display_name,
      kind: type,
      values: option_values.map(({ label, value_data }) => ({ code: value_data.code, label })),
    })),
  };
  const elsewhere = data?.data ?? {};
  const missing = new Map(others.map((one) => [one, missingTexts(product, one, elsewhere[one])]));
  const done = languages.length - [...missing.values()].filter((fields) => fields.length > 0).length;
  const problem = errors.texts?.message;
  return (
    <section className="card" id="languages">
      <header className="card-head">
        <h2>{say("inLanguages")}</h2>
        <p className="field-hint">{data ? say("languagesDone", { done, total: languages.length }) : "…"}</p>
      </header>
      <p className="field-hint card-hint">{say("languagesHint")}</p>
      {problem && <p className="field-problem">{problem}</p>}
      <div className="languages">
        {others.map((language) => {
          const count = missing.get(language)?.length ?? 0;
          return (
            <button
              key={language}
              type="button"
              className="language"
              aria-pressed={chosen === language}
              onClick={() => setChosen(chosen === language ? null : language)}
            >
              <span>{formats.languageName(language)}</span>
              {data && (
                <span className={count === 0 ? "language-done" : "language-missing"}>
                  {count === 0 ? "✓" : say("missingCount", { count })}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {chosen && (
        <div className="stack">
          <CheckField
            label={say("missingOnly")}
            checked={missingOnly}
            onChange={({ target }) => setMissingOnly(target.checked)}
          />
          <SideBySide
            key={chosen}
            form={form}
            language={chosen}
            product={product}
            elsewhere={elsewhere[chosen] ?? {}}
            missing={missing.get(chosen) ?? []}
            missingOnly={missingOnly}
          />
        </div>
      )}
    </section>
  );
});
