import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import { ShopProvider } from "#storefront/app/shop.tsx";
import { loadTexts } from "#storefront/i18n/load.ts";

/** The markup of a component in a country and language. */
export async function shown(element: ReactElement, country = "us", language: Language = "en"): Promise<string> {
  const locale = localeOf(country, language) as Locale;
  const shop = { locale, brand: "Firn", mediaBase: "", texts: await loadTexts("display", language) };
  return renderToStaticMarkup(<ShopProvider shop={shop}>{element}</ShopProvider>);
}
