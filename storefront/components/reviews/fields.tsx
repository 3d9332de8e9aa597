import { sayer } from "#storefront/i18n/sayer.ts";
import { Field, TextField } from "#ui/field.tsx";
import type { ReviewMessages } from "./faults.ts";
import type { ReviewKey, ReviewTexts } from "./texts.ts";

type Props = { words: ReviewTexts; errors: ReviewMessages; typed: Record<string, string> };

/** What a field of these forms is given: what was typed, and what is wrong with it. */
export function wiringOf({ words, errors, typed }: Props) {
  const say = sayer(words);
  const first = Object.keys(errors)[0];
  return (name: string) => {
    const error = errors[name];
    return {
      ...{ name, id: name, defaultValue: typed[name] ?? "", autoFocus: name === first },
      error: error && say(error.key, error.values),
    };
  };
}

/** Several lines. */
export function TextArea(
  props: Props & { name: string; label: ReviewKey; hint?: ReviewKey; rows: number; max: number },
) {
  const { words, name, label, hint, rows, max } = props;
  const { error, ...own } = wiringOf(props)(name);
  return (
    <Field label={words[label]} hint={hint && words[hint]} error={error} id={name}>
      {(wiring) => <textarea className="field-input" rows={rows} maxLength={max} required {...own} {...wiring} />}
    </Field>
  );
}

export function NameField(props: Props) {
  const { words } = props;
  return (
    <TextField
      label={words["write.name"]}
      hint={words["write.name.hint"]}
      {...wiringOf(props)("name")}
      maxLength={40}
      autoComplete="given-name"
      required
    />
  );
}
