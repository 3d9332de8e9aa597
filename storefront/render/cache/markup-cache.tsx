import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Parts } from "#storefront/app/markup-parts.ts";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";

type Placed = { key: string; element: () => ReactNode };

/** Markup of components by everything that it depends on, so nothing ever has to be dropped. */
const drawn = new LRUCache<string, string>({
  maxSize: 12_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});
const texts = new WeakMap<object, string>();

/** Longer texts are represented by their hashes. */
const short = 200;

/** What a value adds to a key. That of an object which pages share is made once. Functions have no markup. */
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

/** React puts a preload for each urgent picture in front. The document has its own; inside a component it would be in the way. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
export const draw = (tree: ReactNode): string => renderToString(tree).replace(preloads, "");

/** The cached components of one page: gaps while React renders it, then filled with markup drawn before or now. */
export class CachedMarkup implements Parts {
  readonly #placed: Placed[] = [];
  readonly #shop: Shop;
  readonly #keyOfShop: string;

  /** `words`: what content changes about the texts. */
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

  /** The page's markup with its gaps filled. */
  fill(html: string): string {
    return html.replace(gaps, (_gap, n) => this.#markupOf(this.#placed[Number(n)] as Placed));
  }

  #markupOf({ key, element }: Placed): string {
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
