import { OptionList } from "../../../components/field.tsx";
import { pictureUrl } from "../../../runtime/pictures.ts";

type Props = {
  label: string;
  value: string | null;
  images: readonly string[];
  change: (image: string | null) => void;
};

/** Chooses a variant's picture from those of the product. */
export const PictureChoice = ({ label, value, images, change }: Props) => (
  <span className="variant-picture">
    {value && <img src={pictureUrl(value, 64)} alt="" width={32} height={32} loading="lazy" />}
    <select
      className="input"
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => change(target.value || null)}
    >
      <option value="">–</option>
      <OptionList of={[...new Set([...(value ? [value] : []), ...images])].map((id) => [id, id])} />
    </select>
  </span>
);
