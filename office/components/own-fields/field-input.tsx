import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField, OwnValue, Texts } from "#commerce/shared/own-fields/schema.ts";
import { useLanguage, useText } from "../../i18n/text.tsx";
import { DecimalField } from "../decimal-field.tsx";
import { DocumentPicker } from "../documents/document-picker.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../field.tsx";
import { PicturePicker } from "../pictures/picture-picker.tsx";
import { LanguageTexts } from "./language-texts.tsx";
import { Reference } from "./reference.tsx";

type Props = {
  field: OwnField;
  value: OwnValue | undefined;
  onChange: (value: OwnValue | null) => void;
  /** By path below the field; "" is the field itself. */
  problems: Record<string, string>;
};

/** The input of one own field, according to its kind. */
export function FieldInput({ field, value, onChange, problems }: Props) {
  const say = useText();
  const language = useLanguage();
  const { kind, unit, choices, is_required: isRequired } = field;
  const name = textIn(field.labels, language);
  const label = `${name}${unit && ` (${unit})`}${isRequired ? " *" : ""}`;
  const help = textIn(field.help, language) || undefined;
  const around = { label, hint: help, problem: problems[""] };
  const text = typeof value === "string" ? value : "";

  if (field.is_translated) {
    const texts = typeof value === "object" && !Array.isArray(value) ? (value as Texts) : {};
    return <LanguageTexts {...{ label, hint: help, texts, onChange, problems }} isLong={kind === "long-text"} />;
  }
  if (kind === "long-text")
    return <TextArea {...around} value={text} onChange={({ target }) => onChange(target.value)} />;
  if (kind === "number")
    return (
      <DecimalField
        {...around}
        min={Number.NEGATIVE_INFINITY}
        value={typeof value === "number" ? value : null}
        onChange={onChange}
      />
    );
  if (kind === "yes-no")
    return (
      <SelectField
        {...around}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value === "true")}
      >
        <option value="">{say("ownUnset")}</option>
        <option value="true">{say("yes")}</option>
        <option value="false">{say("no")}</option>
      </SelectField>
    );
  if (kind === "choice")
    return (
      <SelectField
        {...around}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        options={choices.map(({ code, labels }) => [code, textIn(labels, language)])}
      >
        <option value="">{say("ownUnset")}</option>
      </SelectField>
    );
  if (kind === "choices") {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset className="field">
        <legend className="field-label">{label}</legend>
        {choices.map(({ code, labels }) => (
          <CheckField
            key={code}
            label={textIn(labels, language)}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(
                choices.map((one) => one.code).filter((one) => (one === code ? target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
        {help && <p className="field-hint">{help}</p>}
        {problems[""] && <p className="field-problem">{problems[""]}</p>}
      </fieldset>
    );
  }
  if (kind === "file")
    return (
      <div className="field-row">
        <TextField
          {...around}
          hint={help ?? say("ownFileHint")}
          value={text}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        <PicturePicker onChoose={({ id }) => onChange(`image/${id}`)} />
        <DocumentPicker onChoose={({ id }) => onChange(`document/${id}`)} />
      </div>
    );
  if (kind === "product" || kind === "category")
    return <Reference {...around} kind={kind} value={text} onChange={onChange} />;
  return (
    <TextField
      {...around}
      type={kind === "date" ? "date" : "text"}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
