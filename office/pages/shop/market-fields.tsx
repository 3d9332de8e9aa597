import type { UseFormReturn } from "react-hook-form";
import { allowedCountries, currencyOf, knownLanguagesOf, usualRegionOf } from "#commerce/shared/regions/rules.ts";
import { type Language, type Market, type ShoppingRegion, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { CheckField, OptionList } from "../../components/field.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { marketName } from "../../runtime/markets.ts";
import type { Values } from "./load.ts";

/** The countries in which the shop sells, with their price region and languages. */

export type MarketValues = Pick<Values, "markets">;
export const marketLabels = { markets: "setMarkets" } as const;

/** The default until the merchant sets markets. */
const usual = (): Market[] =>
  allowedCountries.map((country) => ({
    country,
    region: usualRegionOf(country),
    languages: knownLanguagesOf(country),
  }));

export function MarketFields({ form }: { form: UseFormReturn<MarketValues> }) {
  const say = useText();
  const { country: nameOf } = useFormats();
  const own = form.watch("markets");
  const markets = (own ?? usual()) as Market[];
  const byName = [...allowedCountries].sort((one, other) =>
    nameOf(one.toUpperCase()).localeCompare(nameOf(other.toUpperCase())),
  );
  const put = (country: string, next: Market | null) => {
    const others = markets.filter((market) => market.country !== country);
    const at = markets.findIndex((market) => market.country === country);
    const list = next === null ? others : at < 0 ? [...markets, next] : markets.with(at, next);
    form.setValue("markets", list as Values["markets"], { shouldDirty: true });
  };
  const problem = Object.values(form.formState.errors)[0]?.message;
  return (
    <section className="card stack">
      <ul className="market-list">
        {byName.map((country) => (
          <Row
            key={country}
            country={country}
            market={markets.find((market) => market.country === country)}
            onChange={(next) => put(country, next)}
          />
        ))}
      </ul>
      {problem && <p className="field-problem">{problem}</p>}
      {own && (
        <button type="button" className="button" onClick={() => form.setValue("markets", null, { shouldDirty: true })}>
          {say("usualCountries")}
        </button>
      )}
    </section>
  );
}

type RowProps = { country: string; market: Market | undefined; onChange: (market: Market | null) => void };

function Row({ country, market, onChange }: RowProps) {
  const say = useText();
  const { country: nameOf, languageName: called } = useFormats();
  const name = nameOf(country.toUpperCase());
  const known = knownLanguagesOf(country);
  const choose = (value: string) => {
    if (value === "off") return onChange(null);
    const region = value === "" ? null : (value as ShoppingRegion);
    return onChange({ country, region, languages: market?.languages ?? known });
  };
  const offer = (language: Language, isOffered: boolean) => {
    if (!market) return;
    const languages = isOffered
      ? [...market.languages, language]
      : market.languages.filter((other) => other !== language);
    if (languages.length > 0) onChange({ ...market, languages });
  };
  const begin = (language: Language) =>
    market && onChange({ ...market, languages: [language, ...market.languages.filter((other) => other !== language)] });
  return (
    <li className={market ? "market" : "market market-off"}>
      <strong className="market-name">{name}</strong>
      <select
        className="input"
        aria-label={`${name}: ${say("priceRegion")}`}
        value={market ? (market.region ?? "") : "off"}
        onChange={({ target }) => choose(target.value)}
      >
        {shoppingRegions.map((region) => (
          <option key={region} value={region}>
            {marketName(region, say)} ({currencyOf(region)})
          </option>
        ))}
        <option value="">{say("shownNotSold")}</option>
        <option value="off">{say("notOffered")}</option>
      </select>
      {market && known.length > 1 && (
        <fieldset className="market-languages">
          <legend className="visually-hidden">{`${name}: ${say("offeredLanguages")}`}</legend>
          {known.map((language) => (
            <CheckField
              key={language}
              label={called(language)}
              checked={market.languages.includes(language)}
              onChange={({ target }) => offer(language, target.checked)}
            />
          ))}
          {market.languages.length > 1 && (
            <label className="market-first">
              <span>{say("defaultLanguage")}</span>
              <select
                className="input"
                value={market.languages[0]}
                onChange={({ target }) => begin(target.value as Language)}
              >
                <OptionList of={market.languages.map((language) => [language, called(language)])} />
              </select>
            </label>
          )}
        </fieldset>
      )}
    </li>
  );
}
