import { fold } from "./fold.ts";

/**
 * Filler words of queries, which need not be found ("board size 156", "günstige Jacke kaufen"). They include stop words
 * typed without accents ("planche a neige").
 */
const texts: Readonly<Record<string, string>> = {
  "en-us": "size sizes buy cheap online price",
  de: "größe größen grösse kaufen günstig günstige billig billige online preis",
  fr: "a taille tailles acheter prix ligne cher",
  es: "talla tallas comprar barato barata baratos baratas precio online",
  it: "taglia taglie comprare acquistare prezzo economico economica online",
  ja: "サイズ 通販 価格 値段 激安",
  sv: "storlek storlekar köpa köp billig billiga pris online",
  no: "størrelse størrelser kjøpe kjøp billig billige pris online",
};

const asides = new Map(
  Object.entries(texts).map(([locale, words]) => [locale, new Set(words.split(" ").map((word) => fold(word)))]),
);

export const isFiller = (locale: string, word: string): boolean => asides.get(locale)?.has(word) ?? false;
