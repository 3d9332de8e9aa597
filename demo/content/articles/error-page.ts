import type { Text } from "../../shapes.ts";
import type { DemoEntry } from "../article.ts";

const title: Text = {
  en: "Page not found",
  de: "Seite nicht gefunden",
  fr: "Page introuvable",
  es: "Página no encontrada",
  it: "Pagina non trovata",
  ja: "ページが見つかりません",
  sv: "Sidan finns inte",
  no: "Siden finnes ikke",
};

const words: Record<
  keyof Text,
  { header: string; main_content: string; gone: { header: string; main_content: string } }
> = {
  en: {
    header: "Lost: one glove. Left hand.",
    main_content: "The page you wanted is not where the tracks say. The glove we can help with.",
    gone: {
      header: "Product not available",
      main_content: "This one has left the range. These do much the same, and they are here.",
    },
  },
  de: {
    header: "Verloren: ein Handschuh. Linke Hand.",
    main_content: "Die Seite ist nicht dort, wohin die Spur führt. Beim Handschuh können wir helfen.",
    gone: {
      header: "Produkt nicht verfügbar",
      main_content: "Das hier ist aus dem Programm. Diese können fast dasselbe, und sie sind da.",
    },
  },
  fr: {
    header: "Perdu : un gant. Main gauche.",
    main_content: "La page n’est pas là où mène la trace. Pour le gant, on peut aider.",
    gone: {
      header: "Produit indisponible",
      main_content: "Celui-ci a quitté la gamme. Ceux-là font presque pareil, et ils sont là.",
    },
  },
  es: {
    header: "Perdido: un guante. Mano izquierda.",
    main_content: "La página no está donde lleva la huella. Con el guante sí podemos ayudar.",
    gone: {
      header: "Producto no disponible",
      main_content: "Este ya no está en la gama. Estos hacen casi lo mismo, y sí están.",
    },
  },
  it: {
    header: "Smarrito: un guanto. Mano sinistra.",
    main_content: "La pagina non è dove porta la traccia. Per il guanto possiamo fare qualcosa.",
    gone: {
      header: "Prodotto non disponibile",
      main_content: "Questo è uscito di gamma. Questi fanno quasi lo stesso, e ci sono.",
    },
  },
  ja: {
    header: "落とし物：手袋、左手。",
    main_content: "お探しのページは、足跡の先にはありませんでした。手袋のほうなら、お役に立てます。",
    gone: {
      header: "取り扱いを終了した商品です",
      main_content: "この商品は終了しました。ほぼ同じことができて、在庫のあるものがこちらです。",
    },
  },
  sv: {
    header: "Borttappad: en handske. Vänster hand.",
    main_content: "Sidan finns inte där spåret leder. Handsken kan vi hjälpa till med.",
    gone: {
      header: "Produkten finns inte längre",
      main_content: "Den här har lämnat sortimentet. De här gör nästan samma sak, och de finns.",
    },
  },
  no: {
    header: "Mistet: én hanske. Venstre hånd.",
    main_content: "Siden er ikke der sporet fører. Hansken kan vi hjelpe med.",
    gone: {
      header: "Produktet er ikke tilgjengelig",
      main_content: "Dette har gått ut av utvalget. Disse gjør nesten det samme, og de er her.",
    },
  },
};

/** What the error page says besides its heading (specification 3.13). */
export const errorPage: DemoEntry = {
  contentType: "error_page",
  uid: "error-page",
  title,
  data: (language) => {
    const { gone, ...own } = words[language];
    return {
      ...own,
      products: ["pillar-glove", "crevasse-glove", "tram-glove", "bearpaw-mitten"],
      product_recommendation_page: gone,
    };
  },
};
