import { useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Ridge } from "#storefront/components/page/ridge.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PinIcon, SearchIcon } from "#ui/icons/icons.tsx";
import type { CountryChoice, CountryProps } from "./data.ts";
import { LanguageName } from "./language-name.tsx";
import { matches } from "./narrow.ts";
import "./country.css";

export default function CountryPage({ ships, browses, texts, typed: asked, to }: CountryProps) {
  const t = useText();
  const say = useText(texts);
  const { locale } = useShop();
  const [typed, setTyped] = useState(asked);
  const found = ({ words }: CountryChoice) => matches(words, typed);
  const [shown, others] = [ships.filter(found), browses.filter(found)];
  const here = [...ships, ...browses].find(({ isCurrent }) => isCurrent);
  const spoken = here?.locales.find(({ isCurrent }) => isCurrent);
  return (
    <div className="countries">
      <header className="countries-band">
        <Ridge />
        <div className="wrap countries-head stack stack-m">
          <h1 className="display display-2">{t("country.title")}</h1>
          <p className="countries-text">{t("country.text")}</p>
          <search>
            {/* Without scripts the form requests the page again; with them the list is filtered while typing. */}
            <form action={localePath(locale, "/country")} className="countries-find">
              {to !== "/" && <input type="hidden" name="to" value={to} />}
              <TextField
                label={say("find.label")}
                placeholder={say("find.example")}
                type="search"
                name="q"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                maxLength={60}
                autoComplete="off"
                enterKeyHint="search"
              />
              <SearchIcon size={22} />
              <Button type="submit" kind="outline">
                {say("find.submit")}
              </Button>
            </form>
          </search>
          {here && spoken && (
            <p className="countries-here">
              <PinIcon size={20} />
              <span>
                <span className="label muted">{t("country.here")}</span>
                <br />
                <b>{[here.name, spoken.language, here.currency].filter(Boolean).join(" · ")}</b>
              </span>
            </p>
          )}
          <p role="status" className="countries-none">
            {shown.length + others.length === 0 && say("find.none")}
          </p>
        </div>
      </header>
      {shown.length > 0 && (
        <section className="wrap">
          <h2 className="display display-3">{t("country.ships")}</h2>
          <Countries countries={shown} />
        </section>
      )}
      {others.length > 0 && (
        <section className="wrap">
          <h2 className="display display-3">{t("country.browses")}</h2>
          <p className="muted above-s">{t("country.browses.text")}</p>
          <Countries countries={others} />
        </section>
      )}
    </div>
  );
}

/** A part of the world with more countries has the wider column, and its countries stand in several. */
const isLarge = (countries: readonly CountryChoice[]): boolean => countries.length > 3;

/** Countries by the part of the world that they are in: the small parts share one column beside the large one. */
function Countries({ countries }: { countries: CountryChoice[] }) {
  const parts = [...Map.groupBy(countries, ({ part }) => part)];
  const columns = [...Map.groupBy(parts, ([, own]) => isLarge(own))];
  return (
    <div className="countries-parts">
      {columns.map(([large, inside]) => (
        <div key={String(large)} className="countries-column" data-large={large || undefined}>
          {inside.map(([part, own]) => (
            <div key={part} className="countries-part">
              <h3 className="label muted">{part}</h3>
              <CountryList countries={own} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Plain links that reload the whole page, because another locale is another shop. */
function CountryList({ countries }: { countries: CountryChoice[] }) {
  const t = useText();
  return (
    <ul className="countries-list">
      {countries.map((country) => (
        <li key={country.code} className="country" data-current={country.isCurrent ? "" : undefined}>
          <h4 className="display-4">{country.name}</h4>
          {(country.currency || country.isCurrent) && (
            <p className="country-currency row gap-10 row-middle">
              {country.currency} {country.isCurrent && <Badge>{t("country.here")}</Badge>}
            </p>
          )}
          <ul className="country-languages">
            {country.locales.map(({ code, intl, language, known, href, isCurrent }) => (
              <li key={code}>
                <a data-reload="" href={href} hrefLang={intl} aria-current={isCurrent ? "true" : undefined}>
                  <LanguageName intl={intl} name={language} />
                  {known && <span className="country-known">&nbsp;({known})</span>}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
