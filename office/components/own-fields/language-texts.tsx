import { useId, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import type { Texts } from "#commerce/shared/own-fields/schema.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";

type Props = {
  label: string;
  hint?: string | undefined;
  texts: Texts;
  onChange: (texts: Texts) => void;
  /** By language. */
  problems?: Record<string, string>;
  isLong?: boolean;
};

/** A text with a tab for each language. A dot marks languages that have one. */
export function LanguageTexts({ label, hint, texts, onChange, problems = {}, isLong }: Props) {
  const say = useText();
  const own = useLanguage();
  const { language: nameOf } = useFormats();
  const id = useId();
  const wrong = languages.find((language) => problems[language]);
  const [chosen, setChosen] = useState<Language>(own);
  const change = (language: Language, text: string) => {
    const { [language]: _, ...others } = texts;
    onChange(text === "" ? others : { ...others, [language]: text });
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <Tabs selectedKey={chosen} onSelectionChange={(key) => setChosen(key as Language)} className="language-texts">
        <TabList className="language-list" aria-labelledby={id}>
          {languages.map((language) => (
            <Tab
              key={language}
              id={language}
              className={`language-tab${texts[language] ? " language-filled" : ""}${problems[language] ? " language-wrong" : ""}`}
              aria-label={`${language.toUpperCase()}, ${nameOf(language)}`}
            >
              {language.toUpperCase()}
            </Tab>
          ))}
        </TabList>
        {languages.map((language) => {
          const control = {
            className: "input",
            lang: language,
            "aria-label": say("ownIn", { name: label, language: nameOf(language) }),
            value: texts[language] ?? "",
            ...(problems[language] && { "aria-invalid": true as const, "aria-describedby": `${id}-problem` }),
          };
          return (
            <TabPanel key={language} id={language}>
              {isLong ? (
                <textarea rows={4} {...control} onChange={({ target }) => change(language, target.value)} />
              ) : (
                <input {...control} onChange={({ target }) => change(language, target.value)} />
              )}
            </TabPanel>
          );
        })}
      </Tabs>
      {hint && <p className="field-hint">{hint}</p>}
      {wrong && (
        <p className="field-problem" id={`${id}-problem`}>
          {nameOf(wrong)}: {problems[wrong]}
        </p>
      )}
    </div>
  );
}
