import type { ProductOption } from "#commerce/catalog/products/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { Swatches } from "#storefront/components/product/swatches.tsx";
import { fieldOf } from "./choice.ts";

type Props = {
  option: ProductOption;
  /** The code of the chosen colour. */
  selected: string | undefined;
  onSelect: (code: string) => void;
};

/** A product's colours, with the name of the chosen one. */
export function ColourField({ option, selected, onSelect }: Props) {
  const t = useText();
  const value = option.values.find(({ code }) => code === selected);
  return (
    <div>
      <p className="buy-legend">
        <span>
          {t("catalogue.colour")} <span className="buy-legend-value">{value?.label}</span>
        </span>
      </p>
      <Swatches
        name={fieldOf(option)}
        legend={t("catalogue.colour")}
        swatches={option.values}
        selected={selected ?? ""}
        onSelect={onSelect}
      />
    </div>
  );
}
