import type { Text } from "../shapes.ts";

/** A category of the demo catalogue; `parent` is another category's uid. Order in the list is order in the shop. */
export type DemoCategory = { uid: string; parent?: string; title: Text };

/** The tree: four top categories (specification 9.1) and their children. */
export const categories: DemoCategory[] = [
  { uid: "snowboards", title: { en: "Snowboards", de: "Snowboards", fr: "Snowboards", es: "Tablas de snowboard", it: "Snowboard", ja: "スノーボード", sv: "Snowboards", no: "Snowboard" } },
  { uid: "all-mountain-snowboards", parent: "snowboards", title: { en: "All-mountain", de: "All-Mountain", fr: "Polyvalent", es: "All mountain", it: "All mountain", ja: "オールマウンテン", sv: "All mountain", no: "All mountain" } },
  { uid: "freestyle-snowboards", parent: "snowboards", title: { en: "Freestyle", de: "Freestyle", fr: "Freestyle", es: "Freestyle", it: "Freestyle", ja: "フリースタイル", sv: "Freestyle", no: "Freestyle" } },
  { uid: "freeride-snowboards", parent: "snowboards", title: { en: "Freeride and powder", de: "Freeride und Powder", fr: "Freeride et poudreuse", es: "Freeride y nieve polvo", it: "Freeride e neve fresca", ja: "フリーライド＆パウダー", sv: "Friåkning och puder", no: "Frikjøring og pudder" } },
  { uid: "carving-snowboards", parent: "snowboards", title: { en: "Carving", de: "Carving", fr: "Carving", es: "Carving", it: "Carving", ja: "カービング", sv: "Carving", no: "Carving" } },
  { uid: "splitboards", parent: "snowboards", title: { en: "Splitboards", de: "Splitboards", fr: "Splitboards", es: "Splitboards", it: "Splitboard", ja: "スプリットボード", sv: "Splitboards", no: "Splitboard" } },
  { uid: "kids-snowboards", parent: "snowboards", title: { en: "Kids", de: "Kinder", fr: "Enfants", es: "Niños", it: "Bambini", ja: "キッズ", sv: "Barn", no: "Barn" } },
  { uid: "boots", title: { en: "Boots", de: "Boots", fr: "Boots", es: "Botas", it: "Scarponi", ja: "ブーツ", sv: "Boots", no: "Boots" } },
  { uid: "mens-boots", parent: "boots", title: { en: "Men", de: "Herren", fr: "Homme", es: "Hombre", it: "Uomo", ja: "メンズ", sv: "Herr", no: "Herre" } },
  { uid: "womens-boots", parent: "boots", title: { en: "Women", de: "Damen", fr: "Femme", es: "Mujer", it: "Donna", ja: "ウィメンズ", sv: "Dam", no: "Dame" } },
  { uid: "kids-boots", parent: "boots", title: { en: "Kids", de: "Kinder", fr: "Enfants", es: "Niños", it: "Bambini", ja: "キッズ", sv: "Barn", no: "Barn" } },
  { uid: "bindings", title: { en: "Bindings", de: "Bindungen", fr: "Fixations", es: "Fijaciones", it: "Attacchi", ja: "ビンディング", sv: "Bindningar", no: "Bindinger" } },
  { uid: "all-mountain-bindings", parent: "bindings", title: { en: "All-mountain", de: "All-Mountain", fr: "Polyvalent", es: "All mountain", it: "All mountain", ja: "オールマウンテン", sv: "All mountain", no: "All mountain" } },
  { uid: "freestyle-bindings", parent: "bindings", title: { en: "Freestyle", de: "Freestyle", fr: "Freestyle", es: "Freestyle", it: "Freestyle", ja: "フリースタイル", sv: "Freestyle", no: "Freestyle" } },
  { uid: "split-bindings", parent: "bindings", title: { en: "Splitboard", de: "Splitboard", fr: "Splitboard", es: "Splitboard", it: "Splitboard", ja: "スプリットボード", sv: "Splitboard", no: "Splitboard" } },
  { uid: "accessories", title: { en: "Accessories", de: "Zubehör", fr: "Accessoires", es: "Accesorios", it: "Accessori", ja: "アクセサリー", sv: "Tillbehör", no: "Tilbehør" } },
  { uid: "outerwear", parent: "accessories", title: { en: "Jackets and pants", de: "Jacken und Hosen", fr: "Vestes et pantalons", es: "Chaquetas y pantalones", it: "Giacche e pantaloni", ja: "ジャケット＆パンツ", sv: "Jackor och byxor", no: "Jakker og bukser" } },
  { uid: "layers", parent: "accessories", title: { en: "Layers", de: "Unterschichten", fr: "Sous-couches", es: "Capas", it: "Strati", ja: "レイヤー", sv: "Underställ", no: "Mellomlag" } },
  { uid: "gloves", parent: "accessories", title: { en: "Gloves and mittens", de: "Handschuhe und Fäustlinge", fr: "Gants et moufles", es: "Guantes y manoplas", it: "Guanti e muffole", ja: "グローブ＆ミトン", sv: "Handskar och vantar", no: "Hansker og votter" } },
  { uid: "goggles", parent: "accessories", title: { en: "Goggles", de: "Brillen", fr: "Masques", es: "Gafas", it: "Maschere", ja: "ゴーグル", sv: "Goggles", no: "Briller" } },
  { uid: "helmets", parent: "accessories", title: { en: "Helmets and protection", de: "Helme und Schutz", fr: "Casques et protections", es: "Cascos y protección", it: "Caschi e protezioni", ja: "ヘルメット＆プロテクション", sv: "Hjälmar och skydd", no: "Hjelmer og beskyttelse" } },
  { uid: "headwear", parent: "accessories", title: { en: "Beanies and socks", de: "Mützen und Socken", fr: "Bonnets et chaussettes", es: "Gorros y calcetines", it: "Berretti e calze", ja: "ビーニー＆ソックス", sv: "Mössor och strumpor", no: "Luer og sokker" } },
  { uid: "bags", parent: "accessories", title: { en: "Bags and packs", de: "Taschen und Rucksäcke", fr: "Sacs", es: "Bolsas y mochilas", it: "Borse e zaini", ja: "バッグ", sv: "Väskor och ryggsäckar", no: "Bager og sekker" } },
  { uid: "tools", parent: "accessories", title: { en: "Tools and wax", de: "Werkzeug und Wachs", fr: "Outils et fart", es: "Herramientas y cera", it: "Attrezzi e sciolina", ja: "ツール＆ワックス", sv: "Verktyg och vax", no: "Verktøy og voks" } },
  { uid: "safety", parent: "accessories", title: { en: "Avalanche safety", de: "Lawinensicherheit", fr: "Sécurité avalanche", es: "Seguridad en avalanchas", it: "Sicurezza in valanga", ja: "アバランチセーフティ", sv: "Lavinsäkerhet", no: "Skredsikkerhet" } },
];
