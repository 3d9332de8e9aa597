import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { CloseIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { withPrice } from "../variant-edits.ts";
import type { Variant } from "../variant-rules.ts";
import { Cell, MomentCell, NumberCell } from "./variant-cells.tsx";
import { PictureChoice } from "./variant-picture.tsx";

/** The sets of columns: prices and stock, sales with dates, or details. */
export const variantViews = ["selling", "sales", "details"] as const;
export type VariantView = (typeof variantViews)[number];

type RowProps = {
  variant: Variant;
  name: string;
  view: VariantView;
  market: PriceRegion;
  images: readonly string[];
  /** By field; problems of prices by price list and field. */
  faults: Readonly<Record<string, string>> | undefined;
  change: (changed: Variant) => void;
  remove: (() => void) | undefined;
};

/** A variant's row, with the columns of a view. `remove` is absent for the last variant. */
export function VariantRow({ variant, name, view, market, images, faults = {}, change, remove }: RowProps) {
  const say = useText();
  const mayCount = useMay("stock:write");
  const price = variant.prices.find(({ region }) => region === market);
  const setPrice = (changed: Parameters<typeof withPrice>[2]) => change(withPrice(variant, market, changed));
  const faultOf = (field: string) => faults[`${market}.${field}`];
  // Problems of fields without a visible column are shown beside the name.
  const shown = new Set(shownIn[view].map((field) => (priceFields.has(field) ? `${market}.${field}` : field)));
  const rest = Object.entries(faults).flatMap(([field, message]) => (shown.has(field) ? [] : `${field}: ${message}`));
  const amount = (field: "price" | "retail_price" | "sale_price", label: string) => (
    <Cell name={label} fault={faultOf(field)} isNumber>
      <NumberCell
        label={`${label}: ${name}`}
        value={price?.[field]}
        decimals={2}
        isWrong={faultOf(field) !== undefined}
        change={(value) => setPrice({ [field]: value })}
      />
    </Cell>
  );
  const moment = (field: "sale_from" | "sale_until", label: string) => (
    <Cell name={label} fault={faultOf(field)}>
      <MomentCell
        label={`${label}: ${name}`}
        value={price?.[field]}
        isWrong={faultOf(field) !== undefined}
        change={(value) => setPrice({ [field]: value })}
      />
    </Cell>
  );
  const sku = (
    <Cell name={say("sku")} fault={faults.sku}>
      <input
        className="input variant-sku"
        aria-label={`${say("sku")}: ${name}`}
        aria-invalid={faults.sku !== undefined || undefined}
        value={variant.sku}
        onChange={({ target }) => change({ ...variant, sku: target.value })}
      />
    </Cell>
  );
  return (
    <tr data-row>
      <Cell name={say("variant")} fault={rest.length > 0 ? rest.join("; ") : undefined}>
        {name}
      </Cell>
      {view !== "sales" && sku}
      {view === "selling" && (
        <Cell name={say("pieces")} fault={faults.inventory_level} isNumber>
          <NumberCell
            label={say("piecesOf", { name })}
            value={variant.inventory_level}
            decimals={0}
            isReadOnly={!mayCount}
            change={(count) => Number.isNaN(count) || change({ ...variant, inventory_level: count })}
          />
        </Cell>
      )}
      {view !== "details" && amount("price", say("price"))}
      {view === "selling" && amount("retail_price", say("retailPrice"))}
      {view === "sales" && (
        <>
          {amount("sale_price", say("salePrice"))}
          {moment("sale_from", say("saleFrom"))}
          {moment("sale_until", say("saleUntil"))}
        </>
      )}
      {view === "selling" && (
        <Cell name={say("available")} fault={faults.purchasing_disabled}>
          <input
            type="checkbox"
            aria-label={`${say("available")}: ${name}`}
            checked={!variant.purchasing_disabled}
            onChange={({ target }) => change({ ...variant, purchasing_disabled: !target.checked })}
          />
        </Cell>
      )}
      {view === "details" && (
        <>
          <Cell name={say("picture")} fault={faults.image}>
            <PictureChoice
              label={say("variantPictureOf", { name })}
              value={variant.image}
              images={images}
              change={(image) => change({ ...variant, image })}
            />
          </Cell>
          <Cell name={say("gtin")} fault={faults.gtin}>
            <input
              className="input"
              inputMode="numeric"
              maxLength={14}
              aria-label={`${say("gtin")}: ${name}`}
              aria-invalid={faults.gtin !== undefined || undefined}
              value={variant.gtin ?? ""}
              onChange={({ target }) => change({ ...variant, gtin: target.value.trim() || null })}
            />
          </Cell>
          <Cell name={say("weightGrams")} fault={faults.weight_grams} isNumber>
            <NumberCell
              label={`${say("weightGrams")}: ${name}`}
              value={variant.weight_grams ?? undefined}
              decimals={0}
              change={(grams) => change({ ...variant, weight_grams: Number.isNaN(grams) ? null : grams })}
            />
          </Cell>
        </>
      )}
      {view === "selling" && (
        <td>
          {remove && (
            <button type="button" className="icon-button" aria-label={say("removeThing", { name })} onClick={remove}>
              <CloseIcon size={16} />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

const priceFields = new Set(["price", "retail_price", "sale_price", "sale_from", "sale_until"]);
const shownIn: Record<VariantView, readonly string[]> = {
  selling: ["sku", "inventory_level", "price", "retail_price", "purchasing_disabled"],
  sales: ["price", "sale_price", "sale_from", "sale_until"],
  details: ["sku", "image", "gtin", "weight_grams"],
};

/** The view in which a problem is shown beside its field. */
export const viewOf = (fault: string): VariantView => {
  const field = fault.split(".").at(-1) ?? fault;
  return variantViews.find((view) => shownIn[view].includes(field)) ?? "selling";
};
