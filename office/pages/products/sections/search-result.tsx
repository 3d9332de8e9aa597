import { memo, useState } from "react";
import { useWatch } from "react-hook-form";
import { sourceLanguage } from "#commerce/catalog/texts/rules.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { SelectField, TextArea, TextField } from "../../../components/field.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";
import { useLanguageTexts } from "./languages/use-texts.ts";

/** The number of characters that search engines usually show. */
const best = { title: 60, text: 155 };

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The texts for search engines, with a preview of the search result and the product's address. */
export const SearchResult = memo(function SearchResult({ form }: { form: ProductForm }) {
  const say = useText();
  const formats = useFormats();
  const [language, setLanguage] = useState<Language>(sourceLanguage);
  const { texts, set } = useLanguageTexts(form, language);
  const [name, description, uid] = useWatch({ control: form.control, name: ["name", "description", "uid"] });
  const { errors } = form.formState;
  const title = texts.seo_title || texts.name || name;
  const text = texts.seo_description || texts.description || description;
  const locale =
    language === "en"
      ? "en-us"
      : ({ sv: "sv-se", no: "no-no", ja: "ja-jp" }[language as string] ?? `${language}-${language}`);
  const hint = (given: string, most: number) => say("lengthHint", { length: given.length, best: most });
  return (
    <section className="card" id="search-result">
      <header className="card-head">
        <h2>{say("searchResult")}</h2>
      </header>
      <div className="stack">
        <SelectField
          label={say("language")}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          options={languages.map((one) => [one, formats.languageName(one)])}
        />
        <TextField
          label={say("seoTitle")}
          hint={hint(title, best.title)}
          lang={language}
          placeholder={title}
          maxLength={200}
          value={texts.seo_title}
          onChange={({ target }) => set({ seo_title: target.value })}
        />
        <TextArea
          label={say("seoText")}
          hint={hint(text, best.text)}
          lang={language}
          rows={3}
          placeholder={text}
          maxLength={500}
          value={texts.seo_description}
          onChange={({ target }) => set({ seo_description: target.value })}
        />
        <TextField
          label={say("uid")}
          hint={say("addressHint")}
          problem={errors.uid?.message}
          {...form.register("uid")}
        />
        <div className="search-result" lang={language}>
          <p className="field-hint">{say("searchResultHint")}</p>
          <p className="search-result-address">
            {location.host} › {locale} › p › {uid}
          </p>
          <p className="search-result-title">{cut(title, best.title)}</p>
          <p className="search-result-text">{cut(text, best.text)}</p>
        </div>
      </div>
    </section>
  );
});
