import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { formatText, type Text, type TextValues } from "#commerce/shared/texts/rules.ts";
import type { Parts } from "#storefront/app/markup-parts.ts";
import type { TextKey, Texts } from "#storefront/i18n/areas.ts";

/** What every component may know: place, language, texts and addresses. Same on server and browser. */
export type Shop = {
  locale: Locale;
  brand: string;
  /** Where media live: "" for our own origin. */
  mediaBase: string;
  texts: Texts;
  /** In the browser, on a slow line: what comes next. Placeholders stand in for a list. */
  onItsWay?: "page" | "list";
  /** On the server: parts that are drawn once and used on many pages. */
  parts?: Parts | undefined;
};

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider(props: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={props.shop}>{props.children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("useShop needs a ShopProvider above it");
  return shop;
}

export type FormatText = (key: TextKey, values?: TextValues) => string;

/**
 * Says texts of the visitor's language, in the plural form that the values ask for: t("cart.pieces", { count: 3 }). The display
 * texts (specification 3.7), or those of an area that came with the page's properties.
 */
export function useText(): FormatText;
export function useText<Key extends string>(texts: Record<Key, Text>): (key: Key, values?: TextValues) => string;
export function useText(texts?: Record<string, Text>): (key: string, values?: TextValues) => string {
  const { locale, texts: display } = useShop();
  const all: Record<string, Text> = texts ?? display;
  return (key, values) => formatText(all[key] ?? "", locale.language, values);
}

/** The address of a page in the visitor's locale: path("/c/boots") → "/de-at/c/boots". The home of en-us is "/". */
export function localePath(locale: Pick<Locale, "code">, path: string): string {
  if (path === "/" || path === "") return locale.code === "en-us" ? "/" : `/${locale.code}`;
  return `/${locale.code}${path.startsWith("/") ? path : `/${path}`}`;
}
