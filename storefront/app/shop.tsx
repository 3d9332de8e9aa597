import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { formatText, type Text, type TextValues } from "#commerce/shared/texts/rules.ts";
import type { MarkupSlots } from "#storefront/app/markup-slots.ts";
import type { TextKey, Texts } from "#storefront/i18n/areas.ts";

/** What every component may access: locale, texts and addresses. The same on server and browser. */
export type Shop = {
  locale: Locale;
  brand: string;
  /** The base address of media; "" for the shop's own origin. */
  mediaBase: string;
  texts: Texts;
  /** In the browser, on a slow connection: what is being loaded. Lists are replaced by placeholders. */
  onItsWay?: "page" | "list";
  /** On the server: components rendered once and reused on many pages. */
  parts?: MarkupSlots | undefined;
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
 * Returns a function that formats texts of the visitor's language, in the plural form for the values: t("cart.pieces",
 * { count: 3 }). It uses the display texts (specification 3.7), or those of an area passed with the page's props.
 */
export function useText(): FormatText;
export function useText<Key extends string>(texts: Record<Key, Text>): (key: Key, values?: TextValues) => string;
export function useText(texts?: Record<string, Text>): (key: string, values?: TextValues) => string {
  const { locale, texts: display } = useShop();
  const all: Record<string, Text> = texts ?? display;
  return (key, values) => formatText(all[key] ?? "", locale.language, values);
}
