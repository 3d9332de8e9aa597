import type { Text } from "#demo/shapes.ts";
import { firstSnow } from "#demo/video/facts.ts";
import type { EntryInput } from "#services/content/writes.ts";
import type { DemoEntry } from "./article.ts";

/** Entries that others name: regions (specification 3.2), and pictures and films by uid (7.9). */

const regions = ["us", "ca", "jp", "eu", "eu_region_1", "other", "pro", "pro_ca", "pro_eu_region_1"];

export const regionEntries: EntryInput[] = regions.map((region) => ({
  contentType: "regions",
  uid: `region-${region.replaceAll("_", "-")}`,
  locale: "en-us",
  title: region,
  data: { region_id: region },
}));

const everywhere = (text: string): Text => ({
  ...{ en: text, de: text, fr: text, es: text },
  ...{ it: text, ja: text, sv: text, no: text },
});

const firstSnowAlt: Text = {
  en: "Snow begins to fall over the ridge",
  de: "Über dem Grat beginnt es zu schneien",
  fr: "La neige se met à tomber sur la crête",
  es: "Empieza a nevar sobre la cresta",
  it: "Comincia a nevicare sulla cresta",
  ja: "稜線に雪が降りはじめる",
  sv: "Det börjar snöa över kammen",
  no: "Det begynner å snø over ryggen",
};

const dawnAlt: Text = {
  en: "First light on an untouched ridge",
  de: "Erstes Licht auf einem unberührten Grat",
  fr: "Premières lueurs sur une crête intacte",
  es: "Primera luz sobre una cresta intacta",
  it: "Prima luce su una cresta intatta",
  ja: "手つかずの稜線に差す朝の光",
  sv: "Första ljuset på en orörd kam",
  no: "Første lys på en urørt rygg",
};

export const entries: DemoEntry[] = [
  {
    contentType: "image",
    uid: "dawn-ridge",
    title: everywhere("Dawn ridge"),
    data: (language) => ({ amplience_id: "scene-dawn-ridge", alt_text: dawnAlt[language], caption: "" }),
  },
  {
    contentType: "video",
    uid: firstSnow.id,
    title: firstSnowAlt,
    data: () => ({ amplience_id: `/v/firn/${firstSnow.id}`, poster: "", caption: "" }),
  },
];
