import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { CloseIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { currencyOf } from "../../../runtime/markets.ts";
import { pictureUrl } from "../../../runtime/pictures.ts";
import type { Variant } from "../variant-rules.ts";

type RowProps = {
  variant: Variant;
  name: string;
  market: PriceRegion;
  images: readonly string[];
  change: (changed: Partial<Variant>) => void;
  remove: (() => void) | undefined;
};

/** One variant with what it is sold by: SKU, pieces, prices in one market, picture; `remove` is left out for the last one. */
export function VariantRow({ variant, name, market, images, change, remove }: RowProps) {
  const say = useText();
  const price = variant.prices.find(({ region }) => region === market);
  const setPrice = (changed: { price?: number; retail_price?: number }) => {
    const others = variant.prices.filter(({ region }) => region !== market);
    const { price: amount, retail_price: before, sale_price, sale_from, sale_until } = { ...price, ...changed };
    if (amount === undefined || Number.isNaN(amount)) return change({ prices: others });
    const hasBefore = before !== undefined && !Number.isNaN(before) && before > 0;
    const own = {
      region: market,
      currency: currencyOf(market),
      price: amount,
      ...(hasBefore && { retail_price: before }),
      ...(sale_price !== undefined && { sale_price }),
      ...(sale_from !== undefined && { sale_from }),
      ...(sale_until !== undefined && { sale_until }),
    };
    // In their usual order, so that a price typed back is no change.
    const all = price ? variant.prices.map((one) => (one === price ? own : one)) : [...others, own];
    return change({ prices: all });
  };
  return (
    <tr data-row>
      <td data-label={say("variant")}>{name}</td>
      <td data-label={say("sku")}>
        <input
          className="input"
          aria-label={`${say("sku")}: ${name}`}
          value={variant.sku}
          onChange={({ target }) => change({ sku: target.value })}
        />
      </td>
      <td data-label={say("pieces")} className="list-number">
        <NumberCell
          label={say("piecesOf", { name })}
          value={variant.inventory_level}
          decimals={0}
          change={(count) => change({ inventory_level: Number.isNaN(count) ? variant.inventory_level : count })}
        />
      </td>
      <td data-label={say("price")} className="list-number">
        <NumberCell
          label={`${say("price")}: ${name}`}
          value={price?.price}
          decimals={2}
          change={(amount) => setPrice({ price: amount })}
        />
      </td>
      <td data-label={say("retailPrice")} className="list-number">
        <NumberCell
          label={`${say("retailPrice")}: ${name}`}
          value={price?.retail_price}
          decimals={2}
          change={(amount) => setPrice({ retail_price: amount })}
        />
      </td>
      <td data-label={say("available")}>
        <input
          type="checkbox"
          aria-label={`${say("available")}: ${name}`}
          checked={!variant.purchasing_disabled}
          onChange={({ target }) => change({ purchasing_disabled: !target.checked })}
        />
      </td>
      <td data-label={say("picture")}>
        <span className="variant-picture">
          {variant.image && <img src={pictureUrl(variant.image, 64)} alt="" width={32} height={32} loading="lazy" />}
          <select
            className="input"
            aria-label={say("variantPictureOf", { name })}
            value={variant.image ?? ""}
            onChange={({ target }) => change({ image: target.value || null })}
          >
            <option value="">–</option>
            {[...new Set([...(variant.image ? [variant.image] : []), ...images])].map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </span>
      </td>
      <td data-label={say("gtin")}>
        <input
          className="input"
          inputMode="numeric"
          maxLength={14}
          aria-label={`${say("gtin")}: ${name}`}
          value={variant.gtin ?? ""}
          onChange={({ target }) => change({ gtin: target.value.trim() || null })}
        />
      </td>
      <td data-label={say("weightGrams")} className="list-number">
        <NumberCell
          label={`${say("weightGrams")}: ${name}`}
          value={variant.weight_grams ?? undefined}
          decimals={0}
          change={(grams) => change({ weight_grams: Number.isNaN(grams) ? null : grams })}
        />
      </td>
      <td>
        {remove && (
          <button type="button" className="icon-button" aria-label={say("removeThing", { name })} onClick={remove}>
            <CloseIcon size={16} />
          </button>
        )}
      </td>
    </tr>
  );
}

type CellProps = { label: string; value: number | undefined; decimals: number; change: (value: number) => void };

/** A number as the member's language writes it: "1.234,56" in German. */
const NumberCell = ({ label, value, decimals, change }: CellProps) => (
  <NumberField
    aria-label={label}
    value={value ?? Number.NaN}
    minValue={0}
    formatOptions={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }}
    onChange={change}
  >
    <Input className="input input-number" />
  </NumberField>
);
