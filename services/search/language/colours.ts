import { type SearchLocale, searchLocales } from "#services/search/schema.ts";

/** One text for each language, at its place in searchLocales. */
type InLanguages<Some = typeof searchLocales> = { readonly [Place in keyof Some]: string };

/** Plain colour names, for shades with fancier names: "Glacier" is found as blue. */
const names = {
  black: ["black", "schwarz", "noir", "negro", "nero", "黒 ブラック", "svart", "svart"],
  white: ["white", "weiß", "blanc", "blanco", "bianco", "白 ホワイト", "vit", "hvit"],
  grey: ["grey gray", "grau", "gris", "gris", "grigio", "灰色 グレー", "grå", "grå"],
  brown: ["brown", "braun", "marron brun", "marrón", "marrone", "茶色 ブラウン", "brun", "brun"],
  red: ["red", "rot", "rouge", "rojo", "rosso", "赤 レッド", "röd", "rød"],
  orange: ["orange", "orange", "orange", "naranja", "arancione", "オレンジ", "orange", "oransje"],
  yellow: ["yellow", "gelb", "jaune", "amarillo", "giallo", "黄色 イエロー", "gul", "gul"],
  green: ["green", "grün", "vert", "verde", "verde", "緑 グリーン", "grön", "grønn"],
  blue: ["blue", "blau", "bleu", "azul", "blu", "青 ブルー", "blå", "blå"],
  purple: ["purple violet", "lila violett", "violet", "morado violeta", "viola", "紫 パープル", "lila", "lilla"],
  pink: ["pink", "rosa pink", "rose", "rosa", "rosa", "ピンク", "rosa", "rosa"],
} as const satisfies Readonly<Record<string, InLanguages>>;
export type ColourFamily = keyof typeof names;

/** Returns the colour family of "#7FB7D6" by hue, lightness and saturation. Null when the text is not a hex colour. */
export function colourFamily(hex: string): ColourFamily | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) return null;
  const [r, g, b] = digits.slice(1).map((part) => Number.parseInt(part, 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (most + least) / 2;
  const spread = most - least;
  if (light > 0.88) return "white";
  if (spread < 0.11) return light < 0.16 ? "black" : "grey";
  if (light < 0.11) return "black";
  const raw = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  const hue = (raw * 60 + 360) % 360;
  if (spread < 0.2 && light > 0.15)
    return hue > 70 && hue < 170 ? "green" : hue >= 190 && hue < 260 ? (light < 0.3 ? "blue" : "grey") : "grey";
  if (hue < 14 || hue >= 345) return light > 0.68 ? "pink" : "red";
  if (hue < 42) return light < 0.45 && spread < 0.65 ? "brown" : "orange";
  if (hue < 66) return light < 0.38 && spread < 0.4 ? "green" : "yellow";
  if (hue < 165) return "green";
  if (hue < 248) return hue < 180 && light < 0.4 ? "green" : "blue";
  return hue < 300 ? "purple" : "pink";
}

export const colourWords = (family: ColourFamily, locale: SearchLocale): string[] =>
  names[family][searchLocales.indexOf(locale)]?.split(" ") ?? [];
