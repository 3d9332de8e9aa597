import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
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
  "sale-over": "checkSaleOver",
  "sale-unseen": "checkSaleUnseen",
};

/** Where each problem is fixed: a card of this page, or another page. */
const places: Record<Check["code"], string> = {
  deleted: "status",
  hidden: "status",
  disabled: "status",
  "no-category": "status",
  "category-hidden": "/categories",
  "no-price": "variants",
  "no-stock": "variants",
  withdrawn: "variants",
  "no-picture": "pictures",
  "sale-over": "variants",
  "sale-unseen": "variants",
  "not-yet": "schedule",
  "no-longer": "schedule",
  "not-shipped": "/settings/delivery",
};
const names: Record<string, Key> = {
  status: "status",
  variants: "variants",
  pictures: "pictures",
  schedule: "whenSeen",
  "/categories": "categories",
  "/settings/delivery": "setDelivery",
};

/**
 * The markets in which the product can be bought and the problems in the others, each with a link to where it is fixed.
 * It shows the last saved state.
 */
export function Checklist({ id }: { id: number }) {
  const say = useText();
  const { data } = useQuery({
    queryKey: ["checks", id],
    queryFn: ({ signal }) => get<{ data: MarketChecks[] }>(`/staff/products/${id}/checks`, {}, signal),
    // Scheduled changes take effect without an action in this window.
    refetchInterval: 60_000,
  });
  const markets = data?.data.filter(({ market }) => (shoppingRegions as readonly string[]).includes(market)) ?? [];
  const open = markets.filter(({ isBuyable }) => isBuyable).map(({ market }) => marketName(market, say));
  const found = markets.flatMap(({ market, checks }) =>
    checks.map((check) => [say(keys[check.code], { market: marketName(market, say) }), check] as const),
  );
  return (
    <section className="card">
      <h2>{say(open.length === 0 && data ? "checklist" : "status")}</h2>
      {data ? (
        <ul className="checklist">
          {open.length > 0 && <li className="checklist-good">{say("buyable", { markets: open.join(", ") })}</li>}
          {[...new Map(found)].map(([text, { code, stops }]) => (
            <li key={text} className={stops ? "checklist-bad" : "checklist-hint"}>
              <span>
                {text} <Mend place={places[code]} text={text} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  );
}

/** A link to where the problem is fixed. */
function Mend({ place, text }: { place: string; text: string }) {
  const say = useText();
  const field = say(names[place] ?? "edit");
  const label = `${say("mendIt", { field })} – ${text}`;
  if (place.startsWith("/"))
    return (
      <Link to={place} className="link" aria-label={label}>
        {field}
      </Link>
    );
  return (
    <a
      href={`#${place}`}
      className="link"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        const card = document.getElementById(place);
        card?.scrollIntoView({ block: "start" });
        card?.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true });
      }}
    >
      {field}
    </a>
  );
}
