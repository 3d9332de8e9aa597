import { categories } from "#demo/catalogue/categories.ts";
import type { DemoEntry } from "#demo/content/article.ts";
import type { Text } from "#demo/shapes.ts";

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

type Words = {
  header: string;
  main_content: string;
  link_text: string;
  product_header: string;
  gone: { header: string; main_content: string };
};

const words: Record<keyof Text, Words> = {
  en: {
    header: "Lost: one glove. Left hand.",
    main_content: "The page you wanted is not where the tracks say. The glove we can help with.",
    link_text: "Back to the home page",
    product_header: "Found instead",
    gone: {
      header: "Product not available",
      main_content: "This one has left the range. These do much the same, and they are here.",
    },
  },
  de: {
    header: "Verloren: ein Handschuh. Linke Hand.",
    main_content: "Die Seite ist nicht dort, wohin die Spur führt. Beim Handschuh können wir helfen.",
    link_text: "Zur Startseite",
    product_header: "Stattdessen gefunden",
    gone: {
      header: "Produkt nicht verfügbar",
      main_content: "Das hier ist aus dem Programm. Diese können fast dasselbe, und sie sind da.",
    },
  },
  fr: {
    header: "Perdu : un gant. Main gauche.",
    main_content: "La page n’est pas là où mène la trace. Pour le gant, on peut aider.",
    link_text: "Retour à l’accueil",
    product_header: "Trouvé à la place",
    gone: {
      header: "Produit indisponible",
      main_content: "Celui-ci a quitté la gamme. Ceux-là font presque pareil, et ils sont là.",
    },
  },
  es: {
    header: "Perdido: un guante. Mano izquierda.",
    main_content: "La página no está donde lleva la huella. Con el guante sí podemos ayudar.",
    link_text: "Volver al inicio",
    product_header: "En su lugar hemos encontrado",
    gone: {
      header: "Producto no disponible",
      main_content: "Este ya no está en la gama. Estos hacen casi lo mismo, y sí están.",
    },
  },
  it: {
    header: "Smarrito: un guanto. Mano sinistra.",
    main_content: "La pagina non è dove porta la traccia. Per il guanto possiamo fare qualcosa.",
    link_text: "Torna alla home",
    product_header: "Trovato al suo posto",
    gone: {
      header: "Prodotto non disponibile",
      main_content: "Questo è uscito di gamma. Questi fanno quasi lo stesso, e ci sono.",
    },
  },
  ja: {
    header: "落とし物：手袋、左手。",
    main_content: "お探しのページは、足跡の先にはありませんでした。手袋のほうなら、お役に立てます。",
    link_text: "ホームに戻る",
    product_header: "代わりに見つかったもの",
    gone: {
      header: "取り扱いを終了した商品です",
      main_content: "この商品は終了しました。ほぼ同じことができて、在庫のあるものがこちらです。",
    },
  },
  sv: {
    header: "Borttappad: en handske. Vänster hand.",
    main_content: "Sidan finns inte där spåret leder. Handsken kan vi hjälpa till med.",
    link_text: "Till startsidan",
    product_header: "Hittat i stället",
    gone: {
      header: "Produkten finns inte längre",
      main_content: "Den här har lämnat sortimentet. De här gör nästan samma sak, och de finns.",
    },
  },
  no: {
    header: "Mistet: én hanske. Venstre hånd.",
    main_content: "Siden er ikke der sporet fører. Hansken kan vi hjelpe med.",
    link_text: "Til forsiden",
    product_header: "Funnet i stedet",
    gone: {
      header: "Produktet er ikke tilgjengelig",
      main_content: "Dette har gått ut av utvalget. Disse gjør nesten det samme, og de er her.",
    },
  },
};

const alt: Text = {
  en: "A single skin track across an untouched slope",
  de: "Eine einzelne Aufstiegsspur in einem unberührten Hang",
  fr: "Une seule trace de montée dans une pente vierge",
  es: "Una sola huella de subida en una ladera intacta",
  it: "Una sola traccia di salita su un pendio intatto",
  ja: "手つかずの斜面に延びる一本の登り跡",
  sv: "Ett ensamt skinnspår över en orörd sluttning",
  no: "Et enslig skinnspor over en urørt skråning",
};

const gloves = categories.find(({ uid }) => uid === "gloves");

/** The picture that goes with it (specification 3.14). */
export const errorBanner: DemoEntry = {
  contentType: "banner",
  uid: "error-page-banner",
  title,
  data: (language) => ({
    content: "",
    dark_overlay_on_banner_image: true,
    disable_link: false,
    content_layout: "bottom-left",
    wrap_copy: false,
    background: {
      type: "Image",
      imageset: "No",
      amplience_id: "scene-split-track",
      alt_text: alt[language],
      banner_zoom: false,
      desktop_aspect_ratio: "16:9",
      mobile_aspect_ratio: "3:4",
    },
    cta_button_global: [
      {
        button_text: gloves?.title[language] ?? "",
        button_class: "snow",
        type: "Internal",
        internal_link: [{ uid: "gloves", _content_type_uid: "product_category" }],
        disable_link: false,
        new_tab: false,
      },
    ],
  }),
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
      regions: ["us", "ca", "jp", "eu", "eu_region_1", "other"],
      banner: [{ uid: errorBanner.uid, _content_type_uid: "banner" }],
      automated_related_products: ["gloves", "headwear"].map((uid) => ({
        category: [{ uid, _content_type_uid: "product_category" }],
      })),
      products: ["pillar-glove", "crevasse-glove", "tram-glove", "bearpaw-mitten"],
      product_recommendation_page: gone,
    };
  },
};
