import { useQuery } from "@tanstack/react-query";
import type { Check, MarketChecks } from "#commerce/catalog/office/list-schema.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { Skeleton } from "../../../components/states.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { marketName } from "../../../runtime/markets.ts";

const keys: Record<Check["code"], Key> = {
  deleted: "checkDeleted",
  hidden: "whyHidden",
  disabled: "whyDisabled",
  "no-price": "whyNoPrice",
  "no-stock": "whyNoStock",
  withdrawn: "checkWithdrawn",
  "not-shipped": "checkNotShipped",
  "not-yet": "checkNotYet",
  "no-longer": "checkNoLonger",
  "no-category": "checkNoCategory",
  "category-hidden": "checkCategoryHidden",
  "no-picture": "checkNoPicture",
};

/** Where it can be bought, and why not elsewhere: what the shop itself goes by, as it was last saved. */
export function Checklist({ id }: { id: number }) {
  const say = useText();
  const { data } = useQuery({
    queryKey: ["checks", id],
    queryFn: ({ signal }) => get<{ data: MarketChecks[] }>(`/staff/products/${id}/checks`, {}, signal),
  });
  const markets = data?.data.filter(({ market }) => (shoppingRegions as readonly string[]).includes(market)) ?? [];
  const open = markets.filter(({ isBuyable }) => isBuyable).map(({ market }) => marketName(market, say));
  const found = markets.flatMap(({ market, checks }) =>
    checks.map(({ code, stops }) => [say(keys[code], { market: marketName(market, say) }), stops] as const),
  );
  return (
    <section className="card">
      <h2>{say(open.length === 0 && data ? "checklist" : "status")}</h2>
      {data ? (
        <ul className="checklist">
          {open.length > 0 && <li className="checklist-good">{say("buyable", { markets: open.join(", ") })}</li>}
          {[...new Map(found)].map(([text, stops]) => (
            <li key={text} className={stops ? "checklist-bad" : "checklist-hint"}>
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  );
}
