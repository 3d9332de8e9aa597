import { useWatch } from "react-hook-form";
import { RowActs } from "../../../../components/row-acts.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { pictureUrl } from "../../../../runtime/pictures.ts";
import type { ProductForm } from "../../form.ts";
import type { Option, OptionValue } from "../../variant-rules.ts";

type Props = {
  form: ProductForm;
  option: Option;
  value: OptionValue;
  at: number;
  change: (value: OptionValue) => void;
  move: (to: number) => void;
  remove: () => void;
};

/** A value of an option: its label and, for a colour, its swatch. */
export function ValueRow({ form, option, value, at, change, move, remove }: Props) {
  const say = useText();
  const images = useWatch({ control: form.control, name: "images" });
  const { label, value_data: data } = value;
  const setData = (changed: Partial<OptionValue["value_data"]>) =>
    change({ ...value, value_data: { ...data, ...changed } });
  const isSwatch = option.type === "swatch";
  return (
    <li className="option-value">
      {isSwatch && (
        <span className="option-swatch">
          {data.picture ? (
            <img src={pictureUrl(data.picture, 64)} alt="" width={32} height={32} />
          ) : (
            <input
              type="color"
              aria-label={say("swatchOf", { name: label })}
              value={data.colors?.[0] ?? "#d9dee3"}
              onChange={({ target }) =>
                setData({ colors: [target.value.toUpperCase(), ...(data.colors?.slice(1) ?? [])] })
              }
            />
          )}
        </span>
      )}
      <input
        className="input"
        aria-label={say("optionValue", { name: option.display_name, number: at + 1 })}
        value={label}
        maxLength={100}
        onChange={({ target }) => change({ ...value, label: target.value })}
      />
      {isSwatch && (
        <select
          className="input"
          aria-label={say("swatchPictureOf", { name: label })}
          value={data.picture ?? ""}
          onChange={({ target }) => {
            const { picture: _, ...rest } = data;
            change({ ...value, value_data: target.value ? { ...rest, picture: target.value } : rest });
          }}
        >
          <option value="">{say("noSwatchPicture")}</option>
          {[...new Set([...(data.picture ? [data.picture] : []), ...images.map(({ id }) => id)])].map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      )}
      <RowActs name={label} place={at} count={option.option_values.length} {...{ move, remove }} />
    </li>
  );
}
