import type { ReactNode } from "react";
import type { ProductOption } from "#commerce/catalog/products/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import type { Stock } from "./choice.ts";

type Props = {
  option: ProductOption;
  field: string;
  legend: string;
  selected?: string;
  stock: (code: string) => Stock;
  onSelect: (code: string) => void;
  /** Said when the form was sent without a choice. */
  error?: string;
  help?: ReactNode;
};

/** An option as a grid of radio buttons; what is sold out is struck, what is nearly gone says how much is left. */
export function SizeGrid({ option, field, legend, selected, stock, onSelect, error, help }: Props) {
  const t = useText();
  const note = `${field}-error`;
  return (
    <div className="buy-option">
      <fieldset aria-describedby={error ? note : undefined}>
        <legend className="buy-legend">
          <span>{legend}</span>
        </legend>
        <div className="sizes">
          {option.values.map(({ code, label }) => {
            const state = stock(code);
            const isOut = state.kind === "sold-out" || state.kind === "absent";
            return (
              <label key={code} className={classes("size", isOut && "size-out")}>
                <input
                  type="radio"
                  className="cover-input"
                  name={field}
                  value={code}
                  required
                  checked={code === selected}
                  onChange={() => onSelect(code)}
                />
                <span>{label}</span>
                {isOut && <span className="visually-hidden">{t("catalogue.sold-out")}</span>}
                {state.kind === "low" && (
                  <span className="size-note">{t("catalogue.left", { count: state.left })}</span>
                )}
              </label>
            );
          })}
        </div>
        {error && (
          <p className="size-error" id={note} role="alert">
            {error}
          </p>
        )}
      </fieldset>
      {help}
    </div>
  );
}
