import type { ReactNode } from "react";
import type { SizeSystem } from "#commerce/shared/sizes/rules.ts";
import { useText } from "#storefront/app/shop.tsx";
import type { ShownOption } from "#storefront/pages/product/product-view.ts";
import { classes } from "#ui/classes.ts";
import type { Stock } from "./choice.ts";
import { SizeSystemSwitch, useSizeSystem } from "./size-system.tsx";

type Props = {
  option: ShownOption;
  field: string;
  legend: string;
  selected?: string;
  stock: (code: string) => Stock;
  onSelect: (code: string) => void;
  /** The message when the form was submitted without a choice. */
  error?: string;
  help?: ReactNode;
  /** The country's size system, when there are several. */
  system?: SizeSystem;
  /** The size that fits the visitor, if they have entered their measures. */
  mark?: { size: string; text: string } | null;
};

/**
 * An option as a grid of radio buttons. Sold-out values are struck through; values with low stock show the number left.
 */
export function SizeGrid({ option, field, legend, selected, stock, onSelect, error, help, system: own, mark }: Props) {
  const t = useText();
  const [system, setSystem] = useSizeSystem(own);
  const note = `${field}-error`;
  return (
    <div className="buy-option">
      <fieldset aria-describedby={error ? note : undefined}>
        <legend className="buy-legend">
          <span>
            {legend} {option.measured && <span className="buy-legend-value">{option.measured}</span>}
          </span>
          {error && (
            <span className="size-error" id={note} role="alert">
              {error}
            </span>
          )}
        </legend>
        {system && <SizeSystemSwitch system={system} onChoose={setSystem} />}
        <div className="sizes">
          {option.values.map(({ code, label, sizes }) => {
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
                <span>{sizes?.[system as SizeSystem]?.[1] ?? label}</span>
                {mark?.size.toLowerCase() === code && <span className="size-mark">{mark.text}</span>}
                {isOut && <span className="visually-hidden">{t("catalogue.sold-out")}</span>}
                {state.kind === "low" && (
                  <span className="size-note">{t("catalogue.left", { count: state.left })}</span>
                )}
              </label>
            );
          })}
        </div>
        {option.hint && <p className="size-hint">{option.hint}</p>}
      </fieldset>
      {help}
    </div>
  );
}
