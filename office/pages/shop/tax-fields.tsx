import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { PlaceRates } from "#commerce/sales/tax/built-in/schema.ts";
import type { OwnTaxRate } from "#commerce/settings/schema.ts";
import { statesOf } from "#commerce/shared/address/rules.ts";
import { useDecimal } from "../../components/decimal-field.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { ratesQuery, type Values } from "./load.ts";
import { PostalRates } from "./postal-rates.tsx";
import { labelName, ratesAt, withRate } from "./rules.ts";

/** The tax rates of the places where the shop sells. The statutory rate applies when the merchant has not set one. */

export type TaxValues = Pick<Values, "taxRates">;
export const taxLabels = { taxRates: "setTaxes" } as const;

export function TaxFields({ form }: { form: UseFormReturn<TaxValues> }) {
  const say = useText();
  const { country: nameOf, pair } = useFormats();
  const { data, error, refetch } = useQuery(ratesQuery);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const byCountry = Map.groupBy(data.data, ({ country }) => country);
  const single = data.data
    .filter(({ state }) => state === "")
    .map((place) => ({ ...place, name: nameOf(place.country.toUpperCase()) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const states = [...byCountry].filter(([, places]) => places.some(({ state }) => state !== ""));
  const problem = Object.values(form.formState.errors)[0]?.message;
  return (
    <div className="stack">
      {data.meta.service !== "tables" && (
        <p className="note note-signal">{say("taxByService", { service: data.meta.service })}</p>
      )}
      {problem && (
        <p className="note note-signal" role="alert">
          {problem}
        </p>
      )}
      {single.length > 0 && (
        <section className="card">
          <h2>{say("taxContained")}</h2>
          <Places places={single} form={form} />
        </section>
      )}
      {states.map(([country, places]) => (
        <section key={country} className="card">
          <h2>{pair(nameOf(country.toUpperCase()), say("taxAdded"))}</h2>
          <Places places={places} form={form} />
          {country === "us" && <PostalRates />}
        </section>
      ))}
    </div>
  );
}

type PlacesProps = { places: readonly PlaceRates[]; form: UseFormReturn<TaxValues> };

function Places({ places, form }: PlacesProps) {
  const own = form.watch("taxRates");
  return (
    <ul className="rate-list">
      {places.map((place) => (
        <Place
          key={`${place.country} ${place.state}`}
          place={place}
          own={own}
          onChange={(taxRates) => form.setValue("taxRates", taxRates, { shouldDirty: true })}
        />
      ))}
    </ul>
  );
}

type PlaceProps = { place: PlaceRates; own: OwnTaxRate[]; onChange: (own: OwnTaxRate[]) => void };

function Place({ place, own, onChange }: PlaceProps) {
  const { country: nameOf } = useFormats();
  const { country, state, standard } = place;
  const name = state
    ? (statesOf(country).find(({ code }) => code === state)?.name ?? state)
    : nameOf(country.toUpperCase());
  return (
    <li className="rate">
      <span>{name}</span>
      {ratesAt(place, own).map(({ label, percent }) => (
        <Rate
          key={label}
          {...{ name, label, percent }}
          law={standard.find((one) => one.label === label)?.percent}
          onChange={(next) => onChange(withRate(place, own, label, next))}
        />
      ))}
    </li>
  );
}

type RateProps = {
  name: string;
  label: OwnTaxRate["label"];
  percent: number | null;
  /** What applies without a rate of the merchant's. */
  law: number | undefined;
  onChange: (percent: number | null) => void;
};

function Rate({ name, label, percent, law, onChange }: RateProps) {
  const say = useText();
  const { number } = useFormats();
  const input = useDecimal({ value: percent, max: 50, onChange });
  return (
    <label className="rate-field">
      <span className="visually-hidden">{`${name}: `}</span>
      <span>{say("taxRateIn", { label: labelName(label, say) })}</span>
      <input className="input" {...input} />
      {law !== undefined && percent !== law && <span className="list-sub">{say("taxLaw", { rate: number(law) })}</span>}
    </label>
  );
}
