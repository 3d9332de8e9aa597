import { useText } from "#storefront/app/shop.tsx";
import type { AreaKey, AreaTexts } from "#storefront/i18n/areas.ts";
import { Field, TextField } from "#ui/field.tsx";
import type { ReviewMessages } from "./faults.ts";

type Props = { words: AreaTexts<"reviews">; errors: ReviewMessages; typed: Record<string, string> };

/** Returns the props of a field: its typed value and its error. */
export function useWiring({ words, errors, typed }: Props) {
  const say = useText(words);
  const first = Object.keys(errors)[0];
  return (name: string) => {
    const error = errors[name];
    return {
      name,
      id: name,
      defaultValue: typed[name] ?? "",
      autoFocus: name === first,
      error: error && say(error.key, error.values),
    };
  };
}

/** A field with several lines. */
export function TextArea(
  props: Props & { name: string; label: AreaKey<"reviews">; hint?: AreaKey<"reviews">; rows: number; max: number },
) {
  const { words, name, label, hint, rows, max } = props;
  const say = useText(words);
  const { error, ...own } = useWiring(props)(name);
  return (
    <Field label={say(label)} hint={hint && say(hint)} error={error} id={name}>
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
      {...useWiring(props)("name")}
      maxLength={40}
      autoComplete="given-name"
      required
    />
  );
}
