import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { currencyOf, isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import { Sections } from "../../components/editor/sections.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { marketName } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";
import { type Method, type Zone, zonesQuery } from "./delivery-load.ts";
import { DeliveryTrial } from "./delivery-trial.tsx";
import { MethodDialog } from "./method-dialog.tsx";
import { ZoneForm } from "./zone-form.tsx";

/** Delivery settings, a card for each price region. Regions for professionals come last. */
export function Delivery() {
  const say = useText();
  const mayRead = useMay("shipping:read");
  const { data, error, refetch } = useQuery({ ...zonesQuery, enabled: mayRead });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const [own, professional] = [false, true].map((isPro) => data.filter(({ region }) => isProRegion(region) === isPro));
  const cards = (zones: Zone[] = []) => zones.map((zone) => <ZoneCard key={zone.id} zone={zone} />);
  return (
    <>
      <Sections />
      <div className="stack">
        <DeliveryTrial />
        {cards(own)}
        <details className="more-zones">
          <summary>{say("toProfessionals")}</summary>
          <div className="stack">{cards(professional)}</div>
        </details>
      </div>
    </>
  );
}

function ZoneCard({ zone }: { zone: Zone }) {
  const say = useText();
  const { country } = useFormats();
  const mayWrite = useMay("shipping:write");
  const [open, setOpen] = useState<Method | "new" | null>(null);
  const currency = isPriceRegion(zone.region) ? currencyOf(zone.region) : "USD";
  const name = isPriceRegion(zone.region) ? marketName(zone.region, say) : zone.name;
  // The name of a zone of one country says the country.
  const places = zone.locations.length > 1 && zone.locations.map(({ country_iso2: code }) => country(code)).join(", ");
  return (
    <section className="card stack" aria-label={name}>
      <header className="card-head">
        <h2>{name}</h2>
        {places && <span className="list-sub">{places}</span>}
      </header>
      {zone.methods.length === 0 ? (
        <p className="lead">{say("noMethods")}</p>
      ) : (
        <ul className="plain-list">
          {zone.methods.map((method) => (
            <MethodLine key={method.id} method={method} currency={currency} onOpen={() => setOpen(method)} />
          ))}
        </ul>
      )}
      {mayWrite && (
        <>
          <button type="button" className="button" onClick={() => setOpen("new")}>
            {say("addMethod")}
          </button>
          <ZoneForm zone={zone} currency={currency} />
        </>
      )}
      {open && (
        <MethodDialog
          zone={zone}
          currency={currency}
          method={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function MethodLine({ method, currency, onOpen }: { method: Method; currency: string; onOpen: () => void }) {
  const say = useText();
  const { money, named } = useFormats();
  const name = named(method.display_names, method.name);
  const mayWrite = useMay("shipping:write");
  const { carrier_options: free, range = [] } = method.settings;
  const costs =
    method.type === "freeshipping"
      ? say("freeFromSaid", { amount: money(free?.minimum_sub_total ?? 0, currency) })
      : range.map((one) => money(one.shipping_cost, currency)).join(" / ");
  return (
    <li>
      <span>
        {mayWrite ? (
          <button type="button" className="list-link" onClick={onOpen}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="list-sub">
          {costs}, {say("daysSaid", { from: method.days_from, to: method.days_to })}
        </span>
      </span>
      <span className={method.enabled ? "tag tag-good" : "tag"}>
        {say(method.enabled ? "methodOffered" : "notOffered")}
      </span>
    </li>
  );
}
