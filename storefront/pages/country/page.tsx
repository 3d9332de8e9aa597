import { useText } from "#storefront/app/shop.tsx";
import { Badge } from "#ui/badge.tsx";
import type { CountryChoice, CountryProps } from "./data.ts";
import "./country.css";

export default function CountryPage({ ships, browses }: CountryProps) {
  const t = useText();
  return (
    <div className="wrap countries">
      <header className="countries-head stack stack-m">
        <h1 className="display display-2">{t("country.title")}</h1>
        <p>{t("country.text")}</p>
      </header>
      <section>
        <h2 className="label">{t("country.ships")}</h2>
        <Countries countries={ships} />
      </section>
      <section>
        <h2 className="label">{t("country.browses")}</h2>
        <p className="muted above-s">{t("country.browses.text")}</p>
        <Countries countries={browses} />
      </section>
    </div>
  );
}

/** Plain links that load the whole page anew: another locale is another shop. */
function Countries({ countries }: { countries: CountryChoice[] }) {
  const t = useText();
  return (
    <ul className="countries-list">
      {countries.map((country) => (
        <li key={country.code} className="country">
          <h3 className="row gap-10 display-4 row-middle">
            {country.name} {country.isCurrent && <Badge>{t("country.here")}</Badge>}
          </h3>
          <ul className="country-languages">
            {country.locales.map(({ code, intl, language, href, isCurrent }) => (
              <li key={code}>
                <a data-reload="" href={href} lang={intl} hrefLang={intl} aria-current={isCurrent ? "true" : undefined}>
                  {language}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
