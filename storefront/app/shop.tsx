import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Parts } from "#storefront/app/markup-parts.ts";
import type { TextKey } from "#storefront/i18n/en.ts";

/** What every component may know: place, language, texts and addresses. Same on server and browser. */
export type Shop = {
  locale: Locale;
  brand: string;
  /** Where media live: "" for our own origin. */
  mediaBase: string;
  texts: Record<TextKey, string>;
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

/** A display text (specification 3.7) with `{name}` places filled in: t("cart.pieces", { count: 3 }). */
export function useText(): (key: TextKey, values?: Record<string, string | number>) => string {
  const { texts } = useShop();
  return (key, values) => fill(texts[key], values);
}

/** Fills `{name}` places of a text. */
export function fill(text: string, values?: Record<string, string | number>): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text;
}

/** The address of a page in the visitor's locale: path("/c/boots") → "/de-at/c/boots". The home of en-us is "/". */
export function localePath(locale: Pick<Locale, "code">, path: string): string {
  if (path === "/" || path === "") return locale.code === "en-us" ? "/" : `/${locale.code}`;
  return `/${locale.code}${path.startsWith("/") ? path : `/${path}`}`;
}
