import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import type { Static } from "typebox";
import type { CategoryProducts } from "#commerce/catalog/categories/office-schema.ts";
import type { Pins } from "#commerce/catalog/categories/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { SelectField } from "../../../components/field.tsx";
import { tell } from "../../../components/toasts.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { get, messageOf, send } from "../../../runtime/api.ts";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import type { CategoryForm } from "../form.ts";
import { FirstProducts } from "./first-products.tsx";
import { PickProduct } from "./pick-product.tsx";
import { ProductsShown } from "./products-shown.tsx";

const sorts: Record<string, Key> = {
  popular: "sortPopular",
  newest: "sortNewest",
  "price-up": "sortPriceUp",
  "price-down": "sortPriceDown",
  name: "sortName",
};
const perPage = 10;

/**
 * The order of products for shoppers: the products shown first, by market, and the default sort order for all others.
 */
export function Order({ form, id }: { form: CategoryForm; id: number }) {
  const say = useText();
  const client = useQueryClient();
  const { field } = useController({ control: form.control, name: "pins" });
  const [market, setMarket] = useState("");
  const [page, setPage] = useState(1);
  const shownIn = (market || "us") as PriceRegion;
  const { data } = useQuery({
    queryKey: ["category-products", id, shownIn, page],
    queryFn: ({ signal }) =>
      get<Static<typeof CategoryProducts>>(
        `/staff/categories/${id}/products`,
        { market: shownIn, page, limit: perPage },
        signal,
      ),
    placeholderData: keepPreviousData,
    // The products that a rule finds are updated a moment after it is saved.
    refetchInterval: 5000,
  });
  const pins: Pins = field.value;
  const first = pins[market] ?? [];
  const put = (ids: number[]) => {
    const { [market]: _, ...others } = pins;
    field.onChange(ids.length > 0 ? { ...others, [market]: ids } : others);
  };
  const picking = useMutation({
    mutationFn: (body: { add?: number[]; remove?: number[] }) => send("POST", `/staff/categories/${id}/products`, body),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["category-products"] });
      tell(say("saved"));
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  return (
    <section className="card" data-fields="pins default_sort">
      <h2>{say("products")}</h2>
      <div className="stack">
        <div className="fields-3">
          <SelectField
            label={say("defaultSort")}
            {...form.register("default_sort")}
            options={Object.entries(sorts).map(([sort, key]) => [sort, say(key)])}
          />
          <SelectField
            label={say("market")}
            value={market}
            onChange={({ target }) => {
              setMarket(target.value);
              setPage(1);
            }}
            options={priceRegions.map((one) => [one, marketName(one, say)])}
          >
            <option value="">{say("everyMarket")}</option>
          </SelectField>
        </div>
        <FirstProducts ids={first} known={data?.data ?? []} put={put} />
        <PickProduct pick={(one) => picking.mutate({ add: [one] })} isDisabled={picking.isPending} />
        <ProductsShown
          found={data}
          page={page}
          perPage={perPage}
          setPage={setPage}
          first={first}
          putFirst={(one) => put([...first, one])}
          takeOut={(one) => picking.mutate({ remove: [one] })}
        />
      </div>
    </section>
  );
}
