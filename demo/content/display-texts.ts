import type { Text } from "#demo/shapes.ts";
import type { DemoEntry } from "./article.ts";

/** Short texts that other programs fetch by uid (specification 3.7): `key` is what they are looked up by. */
const texts: { uid: string; key: string; text: Text }[] = [
  {
    uid: "shop-now",
    key: "Shop Now",
    text: {
      en: "Shop Now",
      de: "Jetzt kaufen",
      fr: "Acheter",
      es: "Comprar",
      it: "Acquista",
      ja: "今すぐ購入",
      sv: "Köp nu",
      no: "Kjøp nå",
    },
  },
  {
    uid: "learn-more",
    key: "Learn More",
    text: {
      en: "Learn More",
      de: "Mehr erfahren",
      fr: "En savoir plus",
      es: "Saber más",
      it: "Scopri di più",
      ja: "詳しく見る",
      sv: "Läs mer",
      no: "Les mer",
    },
  },
  {
    uid: "added-to-cart",
    key: "Added to cart!",
    text: {
      en: "Added to cart!",
      de: "Im Warenkorb!",
      fr: "Ajouté au panier !",
      es: "¡Añadido al carrito!",
      it: "Aggiunto al carrello!",
      ja: "カートに追加しました",
      sv: "Ligger i varukorgen!",
      no: "Lagt i handlekurven!",
    },
  },
  {
    uid: "related-products",
    key: "Related products",
    text: {
      en: "Related Products",
      de: "Passt gut dazu",
      fr: "Va bien avec",
      es: "Combina bien con",
      it: "Sta bene con",
      ja: "こちらもどうぞ",
      sv: "Passar bra till",
      no: "Passer godt til",
    },
  },
];

const same = (text: string): Text => ({
  en: text,
  de: text,
  fr: text,
  es: text,
  it: text,
  ja: text,
  sv: text,
  no: text,
});

/** One more place may say the same; where display_text has a word for it, that counts. */
const again = new Set(["shop-now", "learn-more"]);

const entryOf = (contentType: string, { uid, key, text }: (typeof texts)[number]): DemoEntry => ({
  contentType,
  uid,
  title: same(key),
  data: (language) => ({ text: text[language] }),
});

export const entries: DemoEntry[] = [
  ...texts.map((text) => entryOf("display_text", text)),
  ...texts.filter(({ uid }) => again.has(uid)).map((text) => entryOf("duplicate_display_text", text)),
];
