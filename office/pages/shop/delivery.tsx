import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { currencyOf, isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import { CheckField, TextField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { send } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";
import { useMay } from "../../runtime/session.ts";
import { type Method, type Zone, zonesQuery } from "./delivery-load.ts";
import { MethodDialog } from "./method-dialog.tsx";

/** Delivery, a card for each price region: those that sell to everybody first, professionals' below. */
export function Delivery() {
  const say = useText();
  const mayRead = useMay("shipping:read");
  const { data, error, refetch } = useQuery({ ...zonesQuery, enabled: mayRead });
  if (error) return <Failed again={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const [own, professional] = [false, true].map((isPro) => data.filter(({ region }) => isProRegion(region) === isPro));
  const cards = (zones: Zone[] = []) => zones.map((zone) => <ZoneCard key={zone.id} zone={zone} />);
  return (
    <div className="stack">
      {cards(own)}
      <details className="more-zones">
        <summary>{say("toProfessionals")}</summary>
        <div className="stack">{cards(professional)}</div>
      </details>
    </div>
  );
}

function ZoneCard({ zone }: { zone: Zone }) {
  const say = useText();
  const { country } = useFormats();
  const mayWrite = useMay("shipping:write");
  const [open, setOpen] = useState<Method | "new" | null>(null);
  const currency = isPriceRegion(zone.region) ? currencyOf(zone.region) : "USD";
  const name = isPriceRegion(zone.region) ? marketName(zone.region, say) : zone.name;
  return (
    <section className="card stack" aria-label={name}>
      <header className="card-head">
        <h2>{name}</h2>
        <span className="list-sub">{zone.locations.map(({ country_iso2: code }) => country(code)).join(", ")}</span>
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
  const { money } = useFormats();
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
            {method.name}
          </button>
        ) : (
          <strong>{method.name}</strong>
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

function ZoneForm({ zone, currency }: { zone: Zone; currency: string }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => send("PUT", `/shipping/zones/${zone.id}`, body),
    onSuccess: () => {
      tell(say("saved"));
      void client.invalidateQueries({ queryKey: ["settings", "zones"] });
      void client.invalidateQueries({ queryKey: ["setup"] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const price = String(values.get("price") ?? "").trim();
    mutate({ enabled: values.has("enabled"), gift_wrap_price: price === "" ? null : Number(price) });
  };
  return (
    <form className="zone-form" onSubmit={submit} noValidate>
      <CheckField label={say("deliversHere")} name="enabled" defaultChecked={zone.enabled} />
      <TextField
        label={say("wrapPrice", { currency })}
        hint={say("wrapHint")}
        name="price"
        type="number"
        min={0}
        step="any"
        defaultValue={zone.gift_wrap_price?.toFixed(2) ?? ""}
        problem={problemsOf(error).gift_wrap_price}
      />
      <FormProblem error={error} />
      <button type="submit" className="button" disabled={isPending}>
        {say("save")}
      </button>
    </form>
  );
}
