import { OptionList } from "../../../components/field.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import type { VariantFilter } from "../variant-edits.ts";
import type { Option } from "../variant-rules.ts";

type Props = { options: readonly Option[]; filter: VariantFilter; change: (filter: VariantFilter) => void };

/** Filters the variants by text and by a value of each option. */
export function VariantFilters({ options, filter, change }: Props) {
  const say = useText();
  const { pair } = useFormats();
  return (
    <div className="variant-filters">
      <input
        type="search"
        className="input"
        aria-label={say("findVariants")}
        placeholder={say("findVariants")}
        maxLength={100}
        value={filter.words}
        onChange={({ target }) => change({ ...filter, words: target.value })}
      />
      {options.map(({ id, display_name: name, option_values: values }) => (
        <select
          key={id}
          className="input"
          aria-label={name}
          value={filter.codes[name] ?? ""}
          onChange={({ target }) => change({ ...filter, codes: { ...filter.codes, [name]: target.value } })}
        >
          <option value="">{pair(name, say("all"))}</option>
          <OptionList of={values.map(({ label, value_data: { code } }) => [code, label])} />
        </select>
      ))}
    </div>
  );
}
