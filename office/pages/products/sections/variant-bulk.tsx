import { useState } from "react";
import { OptionList } from "../../../components/field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { type BulkField, type BulkValue, bulkFields } from "../variant-edits.ts";
import { MomentCell, NumberCell } from "./variant-cells.tsx";
import { PictureChoice } from "./variant-picture.tsx";

const labels: Record<BulkField, Key> = {
  price: "price",
  retail_price: "retailPrice",
  sale_price: "salePrice",
  sale_from: "saleFrom",
  sale_until: "saleUntil",
  inventory_level: "pieces",
  weight_grams: "weightGrams",
  purchasing_disabled: "available",
  image: "picture",
};
const isMoment = (field: BulkField): boolean => field === "sale_from" || field === "sale_until";
const emptyOf = (field: BulkField): BulkValue =>
  field === "purchasing_disabled" ? false : field === "image" || isMoment(field) ? null : Number.NaN;

type Props = { count: number; images: readonly string[]; apply: (field: BulkField, value: BulkValue) => void };

/**
 * Sets one field in all found variants, on all pages. An empty value clears the field, except stock, which stays
 * unchanged.
 */
export function VariantBulk({ count, images, apply }: Props) {
  const say = useText();
  const [field, setField] = useState<BulkField>("price");
  const [value, setValue] = useState<BulkValue>(Number.NaN);
  const label = say(labels[field]);
  const mayCount = useMay("stock:write");
  const mine = bulkFields.filter((one) => one !== "inventory_level" || mayCount);
  return (
    <fieldset className="variant-bulk">
      <legend className="visually-hidden">{say("setInAll", { count })}</legend>
      <span>{say("setInAll", { count })}</span>
      <select
        className="input"
        aria-label={say("fieldToSet")}
        value={field}
        onChange={({ target }) => {
          const next = target.value as BulkField;
          setField(next);
          setValue(emptyOf(next));
        }}
      >
        <OptionList of={mine.map((one) => [one, say(labels[one])])} />
      </select>
      {field === "image" ? (
        <PictureChoice label={label} value={value as string | null} images={images} change={setValue} />
      ) : field === "purchasing_disabled" ? (
        <select
          className="input"
          aria-label={label}
          value={value === true ? "no" : "yes"}
          onChange={({ target }) => setValue(target.value === "no")}
        >
          <option value="yes">{say("yes")}</option>
          <option value="no">{say("no")}</option>
        </select>
      ) : isMoment(field) ? (
        <MomentCell label={label} value={value as string | null} change={setValue} />
      ) : (
        <NumberCell
          label={label}
          value={value as number}
          decimals={field === "inventory_level" || field === "weight_grams" ? 0 : 2}
          change={setValue}
        />
      )}
      <button type="button" className="button" onClick={() => apply(field, value)}>
        {say("sheetApply")}
      </button>
    </fieldset>
  );
}
