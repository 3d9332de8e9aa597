import type { SearchLocale } from "#services/search/schema.ts";
import { fold } from "./fold.ts";

/** Words in a query that request an offer, a price or a measure, in every language. */
type QuestionWords = {
  sale: string;
  isNew: string;
  /** Words before an amount, and words after it. */
  under: string;
  over: string;
  underBehind?: string;
  overBehind?: string;
  /** Words after a board's length. */
  wide: string;
};

const words: Record<SearchLocale, QuestionWords> = {
  "en-us": {
    sale: "sale|on sale|outlet|clearance|discount|discounted|reduced|deals|deal|special offer|special offers|bargain|bargains",
    isNew: "new|new arrivals|new in|newest|latest|whats new|what's new|just in",
    under: "under|below|less than|cheaper than|up to|max|maximum|at most",
    over: "over|above|more than|from|at least|min",
    underBehind: "or less|max",
    overBehind: "or more|and up",
    wide: "wide",
  },
  de: {
    sale: "sale|outlet|angebot|angebote|reduziert|reduzierte|reduzierter|reduziertes|rabatt|rabatte|schnäppchen|ausverkauf|restposten|schlussverkauf|sonderangebot|sonderangebote|im angebot|im sale|aktion|aktionen",
    isNew: "neu|neue|neuer|neues|neuheit|neuheiten|neueste|neuesten|neu eingetroffen",
    under: "unter|bis|bis zu|weniger als|maximal|höchstens|günstiger als",
    over: "über|ab|mehr als|mindestens",
    wide: "wide|breit",
  },
  fr: {
    sale: "soldes|solde|en solde|promo|promos|promotion|promotions|en promotion|réduction|réductions|outlet|déstockage|bonnes affaires|bonne affaire|remise|remises",
    isNew: "nouveau|nouveaux|nouvelle|nouvelles|nouveauté|nouveautés|nouvelle collection|les nouveautés",
    under: "moins de|sous|jusqu'à|jusqu’à|maximum|max|à moins de|inférieur à",
    over: "plus de|à partir de|dès|minimum",
    underBehind: "maximum|max",
    wide: "wide|large|larges",
  },
  es: {
    sale: "rebajas|rebaja|en rebajas|rebajado|rebajada|rebajados|rebajadas|oferta|ofertas|en oferta|descuento|descuentos|con descuento|outlet|liquidación|promoción|promociones|gangas|saldo|saldos",
    isNew: "nuevo|nueva|nuevos|nuevas|novedad|novedades|lo nuevo|lo último|recién llegado|recién llegados",
    under: "menos de|por menos de|por debajo de|hasta|máximo|bajo",
    over: "más de|desde|a partir de|mínimo",
    wide: "wide|ancho|ancha",
  },
  it: {
    sale: "saldi|saldo|in saldo|offerta|offerte|in offerta|sconto|sconti|scontato|scontata|scontati|scontate|outlet|promozione|promozioni|promo|in promozione|svendita|occasioni",
    isNew: "nuovo|nuova|nuovi|nuove|novità|nuovi arrivi|ultimi arrivi|le novità",
    under: "meno di|a meno di|sotto i|sotto|fino a|massimo|max",
    over: "più di|oltre|sopra i|sopra|da|a partire da|minimo",
    wide: "wide|largo|larga",
  },
  ja: {
    sale: "セール|セール品|アウトレット|割引|値下げ|特価|お買い得|バーゲン|クリアランス|セール中",
    isNew: "新作|新着|新商品|新製品|新入荷|ニューモデル|新モデル|新発売",
    under: "最大",
    over: "最低",
    underBehind: "以下|未満|以内|まで",
    overBehind: "以上|から",
    wide: "ワイド|wide",
  },
  sv: {
    sale: "rea|på rea|reapris|outlet|erbjudande|erbjudanden|rabatt|rabatter|nedsatt|nedsatta|kampanj|kampanjer|fynd|utförsäljning|sale",
    isNew: "ny|nya|nytt|nyhet|nyheter|nyinkommet|senaste nytt",
    under: "under|upp till|mindre än|max|högst|billigare än",
    over: "över|från|mer än|minst",
    wide: "wide|bred|breda",
  },
  no: {
    sale: "salg|på salg|outlet|tilbud|på tilbud|rabatt|rabatter|nedsatt|nedsatte|kampanje|kampanjer|kupp|utsalg|sale",
    isNew: "ny|nye|nytt|nyhet|nyheter|nyheter inn|siste nytt",
    under: "under|opptil|inntil|mindre enn|maks|høyst|billigere enn",
    over: "over|fra|mer enn|minst",
    wide: "wide|bred|brede",
  },
};

/** Builds a pattern from words separated by "|" that matches any of them, the longest first. */
const anyOf = (text = ""): string =>
  text
    .split("|")
    .filter(Boolean)
    .map((word) => fold(word).replace(/[’']/g, "['’]?").replace(/\s+/g, "\\s+"))
    .sort((a, b) => b.length - a.length)
    .join("|");

/**
 * Matches a whole word only: no letter or digit before or after it. Japanese is written without spaces, so it needs no
 * boundary.
 */
const alone = (pattern: string, locale: SearchLocale) =>
  locale === "ja" ? `(?:${pattern})` : `(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`;

const money = "(?:\\$|€|£|ca\\$|us\\$|cad|usd|eur|euros?|dollars?|dollari|dolares|bucks|ドル|ユーロ|円)";
const amount = `${money}?\\s*(\\d{1,5})(?:[.,]\\d{1,2})?\\s*${money}?`;
/** Follows an amount of money, so that "under 150 cm" is not read as a price. */
const noMeasure = "(?![\\d.,]*\\s*(?:cm|mm|l|liter|litre|litres|g|kg|m)(?![\\p{L}]))(?!\\d)";

type Patterns = Record<"sale" | "isNew" | "between" | "under" | "over" | "wide", RegExp> & {
  /**
   * False when a folded text contains no offer words. Most queries have none, and a set look-up is faster than a
   * pattern.
   */
  mayOffer(text: string): boolean;
};

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

const patternsIn = (locale: SearchLocale): Patterns => {
  const own = words[locale];
  const regexp = (pattern: string) => new RegExp(pattern, "giu");
  const bound = (before: string, behind: string | undefined) =>
    regexp(
      [
        `${alone(anyOf(before), locale)}\\s*${amount}${noMeasure}`,
        ...(behind ? [`${amount}\\s*(?:${anyOf(behind)})(?![\\p{Script=Latin}])`] : []),
      ].join("|"),
    );
  const starts = new Set(`${own.sale}|${own.isNew}`.split("|").flatMap((one) => wordsOf(fold(one))[0] ?? []));
  const isRun = locale === "ja";
  return {
    mayOffer: (text) => isRun || wordsOf(text).some((word) => starts.has(word)),
    sale: regexp(alone(anyOf(own.sale), locale)),
    isNew: regexp(alone(anyOf(own.isNew), locale)),
    between: regexp(
      `${money}?\\s*(\\d{2,5})\\s*${money}?\\s*(?:-|–|to|bis|à|a|y|e|till|til|〜|~)\\s*${money}?\\s*(\\d{2,5})\\s*${money}`,
    ),
    under: bound(own.under, own.underBehind),
    over: bound(own.over, own.overBehind),
    wide: regexp(`(\\d{3})\\s*(?:cm)?\\s*(?:${anyOf(own.wide)})(?![\\p{Script=Latin}])`),
  };
};

const known = new Map<SearchLocale, Patterns>();

export function questionPatterns(locale: SearchLocale): Patterns {
  const made = known.get(locale) ?? patternsIn(locale);
  known.set(locale, made);
  return made;
}
