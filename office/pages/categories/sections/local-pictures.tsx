import { useState } from "react";
import { useController } from "react-hook-form";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { SelectField } from "../../../components/field.tsx";
import { PictureChoice } from "../../../components/pictures/picture-choice.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { type CategoryForm, labels } from "../form.ts";

const names = ["hero_image", "tile_image"] as const;

/**
 * Pictures that replace the category's own in single languages, for example because they contain words or show another
 * season.
 */
export function LocalPictures({ form }: { form: CategoryForm }) {
  const say = useText();
  const formats = useFormats();
  const { field } = useController({ control: form.control, name: "local_images" });
  const [added, setAdded] = useState<readonly Language[]>([]);
  const shown = languages.filter((language) => field.value[language] || added.includes(language));
  const left = languages.filter((language) => !shown.includes(language));
  const choose = (language: Language, name: (typeof names)[number], id: string | null) => {
    const { [name]: _, ...others } = field.value[language] ?? {};
    const own = id === null ? others : { ...others, [name]: id };
    const { [language]: __, ...rest } = field.value;
    field.onChange(Object.keys(own).length > 0 ? { ...rest, [language]: own } : rest);
  };
  return (
    <>
      <h3>{say("localPictures")}</h3>
      <p className="field-hint">{say("localPicturesHint")}</p>
      {shown.map((language) =>
        names.map((name) => (
          <PictureChoice
            key={`${language} ${name}`}
            label={`${formats.languageName(language)}: ${say(labels[name])}`}
            value={field.value[language]?.[name] ?? null}
            onChange={(id) => choose(language, name, id)}
          />
        )),
      )}
      {left.length > 0 && (
        <SelectField
          label={say("localPicturesAdd")}
          value=""
          onChange={({ target }) => setAdded([...added, target.value as Language])}
          options={left.map((language) => [language, formats.languageName(language)])}
        >
          <option value="">–</option>
        </SelectField>
      )}
    </>
  );
}
