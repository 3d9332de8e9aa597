import { categories } from "#demo/catalogue/categories.ts";
import type { Text } from "#demo/shapes.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { EntryInput } from "#services/content/writes.ts";
import { languageOf } from "./content.ts";

/** Brand settings and the header (specification 3.3, 3.5). Pure. */

type Alert = { uid: string; regions: string[]; text: Text };

/** From these amounts on delivery is free: commerce/shipping knows them, this says so. */
const alerts: Alert[] = [
  {
    uid: "alert-us",
    regions: ["us"],
    text: {
      en: "Free delivery from $99. Returns until the snow melts.",
      de: "Ab 99 $ versandkostenfrei. Rückgabe, bis der Schnee schmilzt.",
      fr: "Livraison offerte dès 99 $. Retours jusqu’à la fonte des neiges.",
      es: "Envío gratis desde 99 $. Devoluciones hasta el deshielo.",
      it: "Spedizione gratuita da 99 $. Resi fino al disgelo.",
      ja: "99ドル以上で送料無料。返品は雪が解けるまで。",
      sv: "Fri frakt från 99 $. Öppet köp tills snön smälter.",
      no: "Fri frakt fra 99 $. Åpent kjøp til snøen smelter.",
    },
  },
  {
    uid: "alert-ca",
    regions: ["ca"],
    text: {
      en: "Free delivery from CA$129. Returns until the snow melts, so take your time.",
      de: "Ab 129 CA$ versandkostenfrei. Rückgabe, bis der Schnee schmilzt.",
      fr: "Livraison offerte dès 129 $. Retours jusqu’à la fonte des neiges : prends ton temps.",
      es: "Envío gratis desde 129 CA$. Devoluciones hasta el deshielo.",
      it: "Spedizione gratuita da 129 CA$. Resi fino al disgelo.",
      ja: "129カナダドル以上で送料無料。返品は雪が解けるまで。",
      sv: "Fri frakt från 129 CA$. Öppet köp tills snön smälter.",
      no: "Fri frakt fra 129 CA$. Åpent kjøp til snøen smelter.",
    },
  },
  {
    uid: "alert-eu",
    regions: ["eu_region_1"],
    text: {
      en: "Free delivery from €99. Returns until the snow melts.",
      de: "Ab 99 € versandkostenfrei. Rückgabe, bis der Schnee schmilzt.",
      fr: "Livraison offerte dès 99 €. Retours jusqu’à la fonte des neiges.",
      es: "Envío gratis desde 99 €. Devoluciones hasta el deshielo.",
      it: "Spedizione gratuita da 99 €. Resi fino al disgelo.",
      ja: "99ユーロ以上で送料無料。返品は雪が解けるまで。",
      sv: "Fri frakt från 99 €. Öppet köp tills snön smälter.",
      no: "Fri frakt fra 99 €. Åpent kjøp til snøen smelter.",
    },
  },
  {
    uid: "alert-pro",
    regions: ["pro", "pro_ca", "pro_eu_region_1"],
    text: {
      en: "You see pro prices. They are for you and your season, not for resale.",
      de: "Du siehst Pro-Preise. Sie gelten für dich und deine Saison, nicht zum Weiterverkauf.",
      fr: "Tu vois les prix pro. Ils sont pour toi et ta saison, pas pour la revente.",
      es: "Ves los precios pro. Son para ti y tu temporada, no para revender.",
      it: "Vedi i prezzi pro. Sono per te e la tua stagione, non per la rivendita.",
      ja: "プロ価格を表示中。あなたのシーズンのための価格です。転売はできません。",
      sv: "Du ser propriser. De gäller dig och din säsong, inte vidareförsäljning.",
      no: "Du ser proprisene. De gjelder deg og din sesong, ikke videresalg.",
    },
  },
  {
    uid: "alert-elsewhere",
    regions: ["eu", "jp", "other"],
    text: {
      en: "We don’t ship to you yet. Your nearest store has it on the wall.",
      de: "Zu dir liefern wir noch nicht. Beim Händler in deiner Nähe hängt es an der Wand.",
      fr: "On ne livre pas encore chez toi. Le magasin le plus proche l’a au mur.",
      es: "Aún no enviamos a tu país. En la tienda más cercana cuelga de la pared.",
      it: "Da te non spediamo ancora. Nel negozio più vicino è appeso al muro.",
      ja: "お住まいの地域への配送はまだ。最寄りの店の壁にあります。",
      sv: "Vi skickar inte till dig än. Din närmaste butik har det på väggen.",
      no: "Vi sender ikke til deg ennå. Nærmeste butikk har det på veggen.",
    },
  },
];

const everywhere = (name: string): Text => ({
  ...{ en: name, de: name, fr: name, es: name },
  ...{ it: name, ja: name, sv: name, no: name },
});

/** Beside the categories: what is there to read. Instructors of PSIA-AASI ride where their association is. */
const second: { uid: string; href: string; regions: string[]; text: Text }[] = [
  {
    uid: "nav-second-journal",
    href: "/blog",
    regions: [],
    text: {
      ...everywhere("Journal"),
      es: "Diario",
      it: "Diario",
      ja: "ジャーナル",
    },
  },
  {
    uid: "nav-second-team",
    href: "/team",
    regions: [],
    text: { ...everywhere("Team"), fr: "Équipe", es: "Equipo", ja: "チーム" },
  },
  { uid: "nav-second-pro", href: "/pro", regions: [], text: { ...everywhere("Pro"), ja: "プロ" } },
  { uid: "nav-second-psia", href: "/psia", regions: ["us", "pro"], text: everywhere("PSIA-AASI") },
];

const scenes: Record<string, string> = {
  snowboards: "scene-powder-line",
  boots: "scene-split-track",
  bindings: "scene-summit",
  accessories: "scene-low-sun",
};

const reference = (contentType: string, uid: string) => [{ uid, _content_type_uid: contentType }];

/** The header, its navigation items and their banners: references to one another, in every language. */
export function headerEntries(): EntryInput[] {
  const tops = categories.filter(({ parent }) => !parent);
  return contentLocales.flatMap((locale) => {
    const language = languageOf(locale);
    const items = tops.flatMap(({ uid, title }): EntryInput[] => [
      {
        contentType: "main_nav",
        uid: `nav-${uid}`,
        locale,
        title: title[language],
        data: {
          regions: [],
          link: {
            type: "Internal",
            title: title[language],
            href: `/${uid}`,
            internal_link: reference("product_category", uid),
            banner: reference("banner", `nav-${uid}-banner`),
          },
        },
      },
      {
        contentType: "banner",
        uid: `nav-${uid}-banner`,
        locale,
        title: title[language],
        data: {
          content: "",
          dark_overlay_on_banner_image: true,
          disable_link: false,
          content_layout: "bottom-left",
          wrap_copy: false,
          background: {
            type: "Image",
            imageset: "No",
            amplience_id: scenes[uid] ?? "scene-dawn-ridge",
            alt_text: "",
            banner_zoom: false,
            desktop_aspect_ratio: "16:9",
            mobile_aspect_ratio: "3:4",
          },
          cta_button_global: [],
        },
      },
    ]);
    const header = {
      contentType: "header",
      uid: "header",
      locale,
      title: "Header",
      data: {
        main_nav: tops.map(({ uid }) => ({ uid: `nav-${uid}`, _content_type_uid: "main_nav" })),
        top_alert: alerts.map(({ uid }) => ({ uid, _content_type_uid: "top_alert" })),
        secondary_nav: second.map(({ uid }) => ({ uid, _content_type_uid: "main_nav" })),
        social,
      },
    };
    const secondItems = second.map(
      ({ uid, href, text, regions }): EntryInput => ({
        contentType: "main_nav",
        uid,
        locale,
        title: text[language],
        data: { regions, link: { type: "Page", title: text[language], href } },
      }),
    );
    const alertItems = alerts.map(
      ({ uid, regions, text }): EntryInput => ({
        contentType: "top_alert",
        uid,
        locale,
        title: uid,
        data: { regions, text: text[language] },
      }),
    );
    const search: EntryInput = {
      contentType: "search",
      uid: "search",
      locale,
      title: "Search",
      data: { main_menu: header.data.main_nav, sidebar_menu: header.data.secondary_nav },
    };
    return [header, search, ...items, ...secondItems, ...alertItems];
  });
}

const social = ["instagram", "youtube", "vimeo"].map((network) => ({
  network,
  href: `https://${network}.example/firn`,
}));

export const brandSettings: EntryInput = {
  contentType: "brand_settings",
  uid: "firn",
  locale: "en-us",
  title: "Firn",
  data: {
    site_url: "",
    display_name: "Firn",
    brand_logo: { amplience_id: "firn-logo" },
    media_alias: "firn",
    seo: { title: "Firn", description: "Snowboards, boots and bindings, made by people who would rather be outside." },
    social_media: social,
    contact: {
      phone: "+41 81 555 01 23",
      address: { street: "Talstation 1", city: "Davos", state: "GR", postal_code: "7270", country: "ch" },
      opening_hours: [
        {
          days_of_week: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opening_time: "09:00",
          closing_time: "17:00",
        },
      ],
    },
    shopping: true,
    site_search: true,
    automated_related_products: true,
    product_data_refactor: true,
    search_fallback_image: { amplience_id: "scene-dawn-ridge" },
  },
};
