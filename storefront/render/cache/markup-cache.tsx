import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { MarkupSlots } from "#storefront/app/markup-slots.ts";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";

type DeferredMarkup = { key: string; element: () => ReactNode };

/** Rendered components by everything their markup depends on. Entries are therefore never invalidated. */
const drawn = new LRUCache<string, string>({
  maxSize: 12_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});
const texts = new WeakMap<object, string>();

/** The key contains the hash of a longer text. */
const short = 200;

/**
 * Returns a value's part of the key, computed once for objects shared between pages. Functions do not affect the
 * markup.
 */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const known = texts.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  if (json.length < short) return json;
  const text = hash("sha256", json, "base64");
  texts.set(value, text);
  return text;
}

const gaps = /<cached-markup data-n="(\d+)"><\/cached-markup>/g;

/**
 * React puts a preload link before each high-priority picture. The document has its own preloads, and inside a
 * component the links would be misplaced.
 */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
export const draw = (tree: ReactNode): string => renderToString(tree).replace(preloads, "");

/**
 * The cached components of one page. React renders placeholders for them, which are then replaced by cached or newly
 * rendered markup.
 */
export class CachedMarkup implements MarkupSlots {
  readonly #placed: DeferredMarkup[] = [];
  readonly #shop: Shop;
  readonly #keyOfShop: string;

  /** `words` are the texts changed in content. */
  constructor(shop: Shop, words: object = {}) {
    this.#shop = shop;
    this.#keyOfShop = `${shop.locale.code} ${shop.mediaBase} ${shop.brand} ${textOf(words)}`;
  }

  place<Props extends object>(name: string, Component: FunctionComponent<Props>, props: Props): ReactNode {
    let key = `${name} ${this.#keyOfShop}`;
    for (const prop in props) key += ` ${prop} ${textOf(props[prop])}`;
    const n = this.#placed.push({ key, element: () => createElement(Component, props) }) - 1;
    return <cached-markup data-n={n} />;
  }

  /** Returns the page's markup with the placeholders replaced. */
  fill(html: string): string {
    return html.replace(gaps, (_gap, n) => this.#markupOf(this.#placed[Number(n)] as DeferredMarkup));
  }

  #markupOf({ key, element }: DeferredMarkup): string {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const markup = draw(<ShopProvider shop={this.#shop}>{element()}</ShopProvider>);
    drawn.set(key, markup);
    return markup;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cached-markup": { "data-n": number };
    }
  }
}
