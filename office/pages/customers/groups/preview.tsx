import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { GroupPreview } from "#commerce/customers/groups/preview.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { ChooseProducts } from "../../../components/choose/products.tsx";
import { SelectField } from "../../../components/field.tsx";
import { FormProblem } from "../../../components/form-problem.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import { type GroupForm, isRegion } from "./place.ts";

/** Shows the price of a product under the rules in the form, saved or not. */
export function Preview({ form }: { form: GroupForm }) {
  const say = useText();
  const { money, pair } = useFormats();
  const [rules, own] = useWatch({ control: form.control, name: ["discount_rules", "region"] });
  const [product, setProduct] = useState<number | undefined>();
  const [chosen, setChosen] = useState<PriceRegion>("us");
  const region = isRegion(own) ? own : chosen;
  const { data, error } = useQuery({
    queryKey: ["group-preview", product, region, rules],
    queryFn: async () => {
      const body = { product_id: product, region, discount_rules: rules };
      return (await send<{ data: GroupPreview }>("POST", "/staff/customer-groups/preview", body)).data;
    },
    enabled: product !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="card">
      <h2>{say("groupPreview")}</h2>
      <div className="stack">
        <p className="field-hint">{say("groupPreviewHint")}</p>
        {!isRegion(own) && (
          <SelectField
            label={say("promoTryMarket")}
            value={region}
            onChange={({ target }) => setChosen(target.value as PriceRegion)}
            options={priceRegions.map((one) => [one, marketName(one, say)])}
          />
        )}
        <ChooseProducts
          label={say("product")}
          ids={product === undefined ? [] : [product]}
          onChange={(ids) => setProduct(ids.at(-1))}
        />
        <FormProblem error={error} />
        {product !== undefined && data && (
          <ul className="plain-list" aria-label={say("groupPreview")}>
            {data.variants.map(({ id, sku, price, group_price: now }) => (
              <li key={id}>
                <span>
                  {sku}
                  <span className="list-sub">{pair(say("price"), money(price, data.currency))}</span>
                </span>
                <strong>{money(now, data.currency)}</strong>
              </li>
            ))}
            {data.variants.length === 0 && <li>{say("whyNoPrice", { market: marketName(region, say) })}</li>}
          </ul>
        )}
      </div>
    </section>
  );
}
