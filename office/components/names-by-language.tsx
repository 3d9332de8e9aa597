import { languages } from "#commerce/shared/regions/schema.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import { useFormats } from "../i18n/text.tsx";
import { TextField } from "./field.tsx";

type Props = { names: DisplayNames; onChange: (names: DisplayNames) => void };

/** What shoppers read, a field for each language. Emptied names are left out. */
export function NamesByLanguage({ names, onChange }: Props) {
  const formats = useFormats();
  const change = (language: string, text: string) => {
    const { [language as "en"]: _, ...others } = names;
    onChange(text === "" ? others : { ...others, [language]: text });
  };
  return (
    <div className="fields-2">
      {languages.map((language) => (
        <TextField
          key={language}
          label={formats.languageName(language)}
          lang={language}
          maxLength={100}
          value={names[language] ?? ""}
          onChange={({ target }) => change(language, target.value)}
        />
      ))}
    </div>
  );
}
