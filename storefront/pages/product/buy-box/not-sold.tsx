import { useText } from "#storefront/app/shop.tsx";
import type { ProductView } from "#storefront/pages/product/product-view.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { type Choice, fieldOf } from "./choice.ts";
import { ColourField } from "./colour-field.tsx";

type Props = Pick<ProductView, "product"> & { choice: Choice; choose: (field: string, code: string) => void };

/** Replaces the form where the product is shown but not sold: the colours to look at, and where else to ask. */
export function NotSold({ product, choice, choose }: Props) {
  const t = useText();
  const colours = product.options.filter((option) => option.kind === "swatch");
  return (
    <>
      {colours.map((option) => (
        <ColourField
          key={option.id}
          option={option}
          selected={choice[fieldOf(option)]}
          onSelect={(code) => choose(fieldOf(option), code)}
        />
      ))}
      <div className="not-sold">
        <p>
          <strong>{t("catalogue.not-sold-here")}</strong>
        </p>
        <p>{t("catalogue.not-sold-way-on")}</p>
        <Link to="/stores" className={buttonClass({ wide: true })}>
          {t("catalogue.find-store")}
        </Link>
      </div>
    </>
  );
}
