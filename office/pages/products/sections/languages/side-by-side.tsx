import { type ReactNode, useId, useState } from "react";
import { isWord, namedByShop, type SaidProduct, sourceLanguage } from "#commerce/catalog/texts/rules.ts";
import type { LanguageTexts } from "#commerce/catalog/texts/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { useFormats, useText } from "../../../../i18n/text.tsx";
import type { ProductForm } from "../../form.ts";
import { useLanguageTexts } from "./use-texts.ts";

type Props = {
  form: ProductForm;
  language: Language;
  product: SaidProduct;
  elsewhere: LanguageTexts;
  missing: readonly string[];
  missingOnly: boolean;
};
type Row = {
  field: string;
  label: string;
  source: string;
  value: string;
  from: string;
  isLong?: boolean;
  set: (text: string) => void;
};

/** The first language's texts on the left, another language's on the right. */
export function SideBySide({ form, language, product, elsewhere, missing, missingOnly }: Props) {
  const say = useText();
  const formats = useFormats();
  const { texts, all, set } = useLanguageTexts(form, language);
  const source = all[sourceLanguage];
  // Fields that were missing at first stay visible while they are filled in.
  const [wanted] = useState(() => new Set(missing));
  const setIn = (field: "options" | "values", name: string, text: string) => {
    const { [name]: _, ...others } = texts[field];
    set({ [field]: text === "" ? others : { ...others, [name]: text } });
  };
  const rows: Row[] = [
    {
      field: "name",
      label: say("productName"),
      source: product.name,
      value: texts.name,
      from: elsewhere.name ?? "",
      set: (name) => set({ name }),
    },
    {
      field: "description",
      label: say("description"),
      source: product.description,
      value: texts.description,
      from: elsewhere.description ?? "",
      isLong: true,
      set: (description) => set({ description }),
    },
    {
      field: "features",
      label: say("features"),
      source: source.features.join("\n"),
      isLong: true,
      from: "",
      value: texts.features.join("\n"),
      set: (text) => set({ features: text === "" ? [] : text.split("\n") }),
    },
    {
      field: "seo_title",
      label: say("seoTitle"),
      source: source.seo_title,
      value: texts.seo_title,
      from: "",
      set: (seo_title) => set({ seo_title }),
    },
    {
      field: "seo_description",
      label: say("seoText"),
      source: source.seo_description,
      value: texts.seo_description,
      from: "",
      isLong: true,
      set: (seo_description) => set({ seo_description }),
    },
    ...product.options
      .filter(({ name }) => !namedByShop(name))
      .map(({ name }) => ({
        field: `options.${name}`,
        label: say("optionCalled", { name }),
        source: name,
        from: "",
        value: texts.options[name] ?? "",
        set: (text: string) => setIn("options", name, text),
      })),
    ...product.options.flatMap(({ values }) =>
      values
        .filter(({ code, label }) => isWord(label) || texts.values[code])
        .map(({ code, label }) => ({
          field: `values.${code}`,
          label: say("valueCalled", { name: label }),
          source: label,
          from: elsewhere.values?.[code] ?? "",
          value: texts.values[code] ?? "",
          set: (text: string) => setIn("values", code, text),
        })),
    ),
  ];
  // Two options may have values with the same code, which share one translation.
  const distinct = [...new Map(rows.map((row) => [row.field, row])).values()];
  const shown = missingOnly ? distinct.filter(({ field }) => wanted.has(field)) : distinct;
  const name = formats.language(language);
  if (shown.length === 0) return <p className="field-hint">{say("nothingMissing", { language: name })}</p>;
  return (
    <fieldset className="side-by-side" aria-label={say("translationOf", { language: name })}>
      <div className="side-row side-head" aria-hidden="true">
        <span>{formats.languageName(sourceLanguage)}</span>
        <span>{formats.languageName(language)}</span>
      </div>
      {shown.map(({ field, ...row }) => (
        <Side key={field} {...row} language={language} isMissing={missing.includes(field)} />
      ))}
    </fieldset>
  );
}

type SideProps = Omit<Row, "field"> & { language: Language; isMissing: boolean };

function Side({ label, source, value, from, isLong, set, language, isMissing }: SideProps): ReactNode {
  const say = useText();
  const formats = useFormats();
  const id = useId();
  const isFromContent = value === "" && from !== "";
  const described = [isFromContent && `${id}-hint`, `${id}-source`].filter(Boolean).join(" ");
  const control = {
    id,
    value,
    lang: language,
    placeholder: from,
    className: "input",
    "aria-describedby": described,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  return (
    <div className="side-row">
      <p className="side-source" id={`${id}-source`} lang={sourceLanguage}>
        {source || "–"}
      </p>
      <div className="field">
        <label htmlFor={id}>
          {say("fieldIn", { field: label, language: formats.language(language) })}
          {isMissing && <span className="tag tag-bad">{say("missing")}</span>}
        </label>
        {isLong ? <textarea rows={4} {...control} /> : <input {...control} />}
        {isFromContent && (
          <p className="field-hint" id={`${id}-hint`}>
            {say("fromContent")}
          </p>
        )}
      </div>
    </div>
  );
}
