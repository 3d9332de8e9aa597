import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Parts } from "#storefront/app/markup-parts.ts";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";

type Wanted = { key: string; part: () => ReactNode };

/** Markup, encoded, by everything that it depends on, so nothing here ever has to be dropped. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: (markup, key) => markup.length + key.length,
});
const texts = new WeakMap<object, string>();

/** Longer texts are told by their hashes. */
const short = 200;

/** What stands for a value in a key; of an object that pages share it is made once. What is called has no markup. */
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

const gap = /<kept-part data-n="(\d+)"><\/kept-part>/;

/** React puts a preload for each urgent picture in front. The document has its own; inside a part it would be in the way. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
export const draw = (tree: ReactNode): string => renderToString(tree).replace(preloads, "");

/** The kept parts of one page: gaps while React renders it, then filled with markup that is drawn already, or drawn now. */
export class PageParts implements Parts {
  #wanted: Wanted[] = [];
  #shop: Shop;
  #place: string;

  /** `words`: what content changes about the texts. */
  constructor(shop: Shop, words: object = {}) {
    this.#shop = shop;
    this.#place = `${shop.locale.code} ${shop.mediaBase} ${shop.brand} ${textOf(words)}`;
  }

  place<Props extends object>(name: string, Part: FunctionComponent<Props>, props: Props): ReactNode {
    let key = `${name} ${this.#place}`;
    for (const prop in props) key += ` ${prop} ${textOf(props[prop])}`;
    const n = this.#wanted.push({ key, part: () => createElement(Part, props) }) - 1;
    return <kept-part data-n={n} />;
  }

  /** The page's markup with its gaps filled, in pieces. */
  fill(html: string): (string | Buffer)[] {
    // What React drew and the numbers of gaps, in turn.
    const pieces = html.split(gap);
    return pieces.map((piece, index) =>
      index % 2 === 0 ? piece : this.#markupOf(this.#wanted[Number(piece)] as Wanted),
    );
  }

  #markupOf({ key, part }: Wanted): Buffer {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const markup = Buffer.from(draw(<ShopProvider shop={this.#shop}>{part()}</ShopProvider>));
    drawn.set(key, markup);
    return markup;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kept-part": { "data-n": number };
    }
  }
}
