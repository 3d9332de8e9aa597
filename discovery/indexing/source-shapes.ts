import type { SearchLocale } from "#services/search/schema.ts";

/** What documents of the search are made of (compose-documents.ts): products, content, and words of the shop. */

/** `names`: alternative names, weighted like the title; `offers`: what else it offers. */
type Texts = {
  title: string;
  url: string | null;
  data: Record<string, unknown>;
  names?: readonly string[];
  offers?: readonly string[];
  popularity?: number;
};
export type Entries = Partial<Record<string, Texts>>;
/** A product with everything its documents need; prices in minor units by region. */
export type ProductSource = {
  id: number;
  uid: string;
  sku: string;
  kind: string;
  name: string;
  description: string;
  isListed: boolean;
  isNew: boolean;
  popularity: number;
  updatedAt: Date;
  image: string | null;
  specs: { id: string; value: string }[];
  /** Further specifications whose values differ by language. */
  localSpecs: Partial<Record<SearchLocale, { id: string; value: string }[]>>;
  /** Texts of the merchant's own searchable fields. */
  ownWords: Partial<Record<SearchLocale, string[]>>;
  attributes: Record<string, string[]>;
  /** "wood:oak" and "length:156": own fields that results can be filtered by. */
  own: string[];
  ownNumbers: string[];
  categories: string[];
  values: { kind: string; code: string; label: string; hex: string[] }[];
  skus: string[];
  prices: Partial<Record<string, number>>;
  /** What is saved of the former price, in percent, by region. */
  savings: Partial<Record<string, number>>;
  inStock: boolean;
  /** Price lists in which a schedule hides the product now. */
  closedIn: string[];
  /** "new", "sale" and the like, by shopping region. */
  flags: Partial<Record<string, string[]>>;
  entries: Entries;
};

/** Category uid → title by locale. */
export type CategoryNames = Map<string, Partial<Record<string, string>>>;

/** What documents need from the shop: its wording of facts, and the prices shown in each language. */
export type Shop = {
  names: CategoryNames;
  /** Colour code → the families it belongs to. */
  colourGroups: ReadonlyMap<string, readonly string[]>;
  /**
   * What goods of a kind, or a document ("support:returns"), are also called: people search for "jacket" when the title
   * says "Anorak".
   */
  kindWords(locale: SearchLocale, kind: string): readonly string[];
  /** Folded words that other kinds of goods are called by. */
  wordsOfOthers(locale: SearchLocale, kind: string): ReadonlySet<string>;
  /** The wording of "value-kids" or "flex" in this language; undefined when there is none. */
  say(locale: SearchLocale, key: string): string | undefined;
  /** The region whose prices a language shows first, with its currency. */
  home(locale: SearchLocale): { region: string; currency: string };
  inUnits(amount: number, region: string): number;
};

/** Published content in all its languages; `parent` is a category's parent. */
export type ContentSource = {
  contentType: string;
  uid: string;
  parent: string | null;
  updatedAt: Date;
  entries: Entries;
};
