import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { SelectField } from "../field.tsx";

type Props<Kind extends string> = { kinds: Readonly<Record<Kind, Key>>; value: Kind; onChange: (kind: Kind) => void };

/** Chooses what a bulk change is about. */
export function KindField<Kind extends string>({ kinds, value, onChange }: Props<Kind>) {
  const say = useText();
  return (
    <SelectField label={say("bulkWhat")} value={value} onChange={({ target }) => onChange(target.value as Kind)}>
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <option key={kind} value={kind}>
          {say(kinds[kind])}
        </option>
      ))}
    </SelectField>
  );
}
