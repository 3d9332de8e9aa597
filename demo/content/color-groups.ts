import type { Text } from "#demo/shapes.ts";
import type { DemoEntry } from "./article.ts";

/** `hex` without #; `children`: ids of the colour chart. */
type Group = { uid: string; hex: string; name: Text; children: string };

/** The colour chart in a dozen words: what people call a colour when they look for one. Every colour is in one group. */
const groups: Group[] = [
  {
    uid: "black",
    hex: "111416",
    name: { en: "Black", de: "Schwarz", fr: "Noir", es: "Negro", it: "Nero", ja: "ブラック", sv: "Svart", no: "Svart" },
    children: "black ink",
  },
  {
    uid: "white",
    hex: "F7F8F8",
    name: { en: "White", de: "Weiß", fr: "Blanc", es: "Blanco", it: "Bianco", ja: "ホワイト", sv: "Vit", no: "Hvit" },
    children: "white bone",
  },
  {
    uid: "grey",
    hex: "8A9199",
    name: { en: "Grey", de: "Grau", fr: "Gris", es: "Gris", it: "Grigio", ja: "グレー", sv: "Grå", no: "Grå" },
    children: "graphite slate stone silver storm fog",
  },
  {
    uid: "brown",
    hex: "7A4F33",
    name: {
      en: "Brown",
      de: "Braun",
      fr: "Marron",
      es: "Marrón",
      it: "Marrone",
      ja: "ブラウン",
      sv: "Brun",
      no: "Brun",
    },
    children: "sand copper chestnut walnut",
  },
  {
    uid: "green",
    hex: "3E7A4E",
    name: { en: "Green", de: "Grün", fr: "Vert", es: "Verde", it: "Verde", ja: "グリーン", sv: "Grön", no: "Grønn" },
    children: "olive moss sage mint pine forest",
  },
  {
    uid: "blue",
    hex: "2F6FB0",
    name: { en: "Blue", de: "Blau", fr: "Bleu", es: "Azul", it: "Blu", ja: "ブルー", sv: "Blå", no: "Blå" },
    children: "teal glacier ice sky navy",
  },
  {
    uid: "purple",
    hex: "6A4A93",
    name: {
      en: "Purple",
      de: "Violett",
      fr: "Violet",
      es: "Morado",
      it: "Viola",
      ja: "パープル",
      sv: "Lila",
      no: "Lilla",
    },
    children: "indigo plum lilac dusk",
  },
  {
    uid: "pink",
    hex: "E58F9C",
    name: { en: "Pink", de: "Rosa", fr: "Rose", es: "Rosa", it: "Rosa", ja: "ピンク", sv: "Rosa", no: "Rosa" },
    children: "rose coral dawn",
  },
  {
    uid: "red",
    hex: "B4322C",
    name: { en: "Red", de: "Rot", fr: "Rouge", es: "Rojo", it: "Rosso", ja: "レッド", sv: "Röd", no: "Rød" },
    children: "brick burgundy ember",
  },
  {
    uid: "orange",
    hex: "EE6A1F",
    name: {
      en: "Orange",
      de: "Orange",
      fr: "Orange",
      es: "Naranja",
      it: "Arancione",
      ja: "オレンジ",
      sv: "Orange",
      no: "Oransje",
    },
    children: "signal rust",
  },
  {
    uid: "yellow",
    hex: "E3B72F",
    name: { en: "Yellow", de: "Gelb", fr: "Jaune", es: "Amarillo", it: "Giallo", ja: "イエロー", sv: "Gul", no: "Gul" },
    children: "ochre mustard lemon",
  },
];

/** Color groups (specification 3.8). */
export const entries: DemoEntry[] = groups.map(({ uid, hex, name, children }) => ({
  contentType: "color_group",
  uid,
  title: name,
  data: (language) => ({ color_name: name[language], option_swatch_hex: hex, child_colors: children.split(" ") }),
}));
