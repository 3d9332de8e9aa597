import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { SelectField, TextArea, TextField } from "../../../components/field.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { type CategoryForm, type CategoryValues, textField, textFields, textLabels } from "../form.ts";

const others = languages.filter((one) => one !== "en");

/** English and another language side by side, with the texts missing in each language. */
export function Texts({ form, isHosted }: { form: CategoryForm; isHosted: boolean }) {
  const say = useText();
  const formats = useFormats();
  const [language, setLanguage] = useState<Language>("de");
  const values = useWatch({ control: form.control }) as CategoryValues;
  const english = values.text_en;
  /** The number of texts that English has and the other language lacks. */
  const missingIn = (one: Language) =>
    textFields.filter((name) => english[name] && !values[textField(one)][name]).length;
  if (isHosted)
    return (
      <section className="card">
        <h2>{say("texts")}</h2>
        <p className="lead">{say("hostedTexts")}</p>
      </section>
    );
  const missing = others.filter((one) => missingIn(one) > 0);
  return (
    <section className="card" data-fields={languages.map(textField).join(" ")}>
      <div className="card-head">
        <h2>{say("texts")}</h2>
        <div className="category-language">
          <SelectField
            label={say("translateInto")}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {others.map((one) => (
              <option key={one} value={one}>
                {formats.languageName(one)}
                {missingIn(one) > 0 && ` – ${say("missingTexts", { count: missingIn(one) })}`}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className="category-missing">
          {missing.map((one) => (
            <li key={one}>
              <button type="button" className="tag tag-button" onClick={() => setLanguage(one)}>
                {formats.pair(formats.languageName(one), say("missingTexts", { count: missingIn(one) }))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="category-texts">
        {textFields.map((name) => (
          <div key={name} className="category-pair">
            <Field form={form} language="en" name={name} />
            <Field key={language} form={form} language={language} name={name} />
          </div>
        ))}
      </div>
    </section>
  );
}

type FieldProps = { form: CategoryForm; language: Language; name: (typeof textFields)[number] };

function Field({ form, language, name }: FieldProps) {
  const say = useText();
  const formats = useFormats();
  const label = `${say(textLabels[name])} (${formats.language(language)})`;
  const problem = form.formState.errors[textField(language)]?.message;
  const shared = { label, lang: language, ...(problem && { problem: String(problem) }) };
  const registered = form.register(`${textField(language)}.${name}` as const);
  const isLong = name === "description" || name === "seo_description";
  return isLong ? (
    <TextArea {...shared} rows={name === "description" ? 4 : 2} {...registered} />
  ) : (
    <TextField {...shared} {...registered} />
  );
}
