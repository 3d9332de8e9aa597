import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Static } from "typebox";
import type { Trial } from "#commerce/sales/shipping/staff-schema.ts";
import { allowedCountries, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { DecimalField } from "../../components/decimal-field.tsx";
import { CheckField, SelectField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";

/** Shows the delivery zone of an address and its delivery costs, as the checkout would. */
export function DeliveryTrial() {
  const say = useText();
  const { country: nameOf } = useFormats();
  const [country, setCountry] = useState("us");
  const [amount, setAmount] = useState<number | null>(50);
  const [professional, setProfessional] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["settings", "zones", "trial", country, amount, professional],
    queryFn: ({ signal }) =>
      get<Static<typeof Trial>>("/shipping/trial", { country, amount: amount ?? 0, professional }, signal),
    placeholderData: keepPreviousData,
  });
  const byName = allowedCountries
    .map((code) => ({ code, name: nameOf(code.toUpperCase()) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <section className="card stack" aria-label={say("deliveryTrial")}>
      <h2>{say("deliveryTrial")}</h2>
      <p className="field-hint">{say("deliveryTrialText")}</p>
      <div className="fields-3 trial-fields">
        <SelectField
          label={say("trialCountry")}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          options={byName.map(({ code, name }) => [code, name])}
        />
        <DecimalField
          label={say("trialAmount")}
          currency={data?.currency ?? "USD"}
          value={amount}
          problem={problemsOf(error).amount}
          onChange={setAmount}
        />
        <CheckField
          label={say("trialProfessional")}
          checked={professional}
          onChange={({ target }) => setProfessional(target.checked)}
        />
      </div>
      {error ? <FormProblem error={error} /> : data && <Result trial={data} />}
    </section>
  );
}

function Result({ trial: { zone, currency, options, free_from } }: { trial: Static<typeof Trial> }) {
  const say = useText();
  const { money, named } = useFormats();
  if (!zone || !currency) return <p role="status">{say("trialNone")}</p>;
  const isSilent = !zone.enabled || options.length === 0;
  return (
    <div className="stack-tight" role="status">
      <p>
        <strong>{isPriceRegion(zone.region) ? marketName(zone.region, say) : zone.name}</strong>{" "}
        {isSilent
          ? say(zone.enabled ? "trialNoMethod" : "trialOff")
          : free_from !== null && say("freeFromSaid", { amount: money(free_from, currency) })}
      </p>
      <ul className="plain-list">
        {options.map((option) => (
          <li key={option.id}>
            <span>
              {named(option.display_names, option.name)}
              <span className="list-sub">{say("daysSaid", { from: option.days_from, to: option.days_to })}</span>
            </span>
            <strong>{option.cost === 0 ? say("trialFree") : money(option.cost, currency)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
