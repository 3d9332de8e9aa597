import { useWatch } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { marketName } from "../../../runtime/markets.ts";
import { type Reason, reasonsIn } from "../checklist.ts";
import type { ProductForm } from "../form.ts";

const keys: Record<Reason, Key> = {
  hidden: "whyHidden",
  disabled: "whyDisabled",
  "no-stock": "whyNoStock",
  "no-price": "whyNoPrice",
};

/** Why it cannot be bought, market by market, as the form stands. */
export function Checklist({ product, form }: { product: ProductV3; form: ProductForm }) {
  const say = useText();
  const typed = useWatch({ control: form.control });
  const now = { ...product, ...typed } as ProductV3;
  const byMarket = shoppingRegions.map((market) => ({ market, reasons: reasonsIn(now, market) }));
  const open = byMarket.filter(({ reasons }) => reasons.length === 0).map(({ market }) => marketName(market, say));
  const texts = byMarket.flatMap(({ market, reasons }) =>
    reasons.map((reason) => say(keys[reason], { market: marketName(market, say) })),
  );
  const distinct = [...new Set(texts)];
  return (
    <section className="card">
      <h2>{say(distinct.length > 0 ? "checklist" : "status")}</h2>
      <ul className="checklist">
        {open.length > 0 && <li className="checklist-good">{say("buyable", { markets: open.join(", ") })}</li>}
        {distinct.map((text) => (
          <li key={text} className="checklist-bad">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
