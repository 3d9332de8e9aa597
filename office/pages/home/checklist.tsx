import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Need, NeedCode } from "#commerce/setup/schema.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { marketName } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";
import { isOpen } from "../setup/rules.ts";
import { setupQuery } from "../shop/load.ts";

const keys: Record<NeedCode, Key> = {
  seller: "needSeller",
  market: "needMarket",
  delivery: "needDelivery",
  product: "needProduct",
  tax: "needTax",
  payment: "needPayment",
  sender: "needSender",
  smtp: "needSmtp",
  "public-url": "needUrl",
};

/** The settings still missing before the shop can sell, each with a link to its page. Hidden once the shop can sell. */
export function Checklist() {
  const say = useText();
  const mayRead = useMay("settings:read");
  const { data } = useQuery({ ...setupQuery, enabled: mayRead });
  if (!data || data.canSell) return null;
  const stopping = data.needs.filter(({ stops }) => stops);
  const advice = data.needs.filter(({ stops, isDone }) => !stops && !isDone);
  return (
    <section className="card" aria-labelledby="before-selling">
      <header className="card-head">
        <h2 id="before-selling">{say("beforeSelling")}</h2>
        {isOpen(data.steps) && (
          <Link to="/setup" className="button button-main">
            {say("resumeSetup")}
          </Link>
        )}
      </header>
      <Needs needs={stopping} />
      {advice.length > 0 && (
        <>
          <h3 className="checklist-more">{say("beforeOpening")}</h3>
          <Needs needs={advice} />
        </>
      )}
    </section>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  const say = useText();
  const { country } = useFormats();
  const placeOf = (place: string) =>
    isPriceRegion(place) && place !== "us" && place !== "ca" ? marketName(place, say) : country(place.toUpperCase());
  return (
    <ul className="checklist">
      {needs.map(({ code, isDone, stops, link, variable, places }) => {
        const text = say(keys[code], { places: places.map(placeOf).join(", ") });
        return (
          <li key={code} className={isDone ? "checklist-good" : stops ? "checklist-bad" : "checklist-hint"}>
            <span>
              {link && !isDone ? (
                <Link to={link} className="link">
                  {text}
                </Link>
              ) : (
                text
              )}
              {variable && !isDone && <code className="checklist-variable">{variable}</code>}
              {isDone && <span className="visually-hidden"> ({say("stepDone")})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
