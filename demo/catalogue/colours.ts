import type { Text } from "../shapes.ts";

/** A named colour: `hex` is its plain swatch, from which a single-coloured product can build its palette. */
export type NamedColour = { id: string; hex: string; name: Text };

/** The colours of the demo world, in the order of a colour chart: neutrals, greens, blues, violets, reds, yellows, moods. */
export const namedColours: NamedColour[] = [
  { id: "black", hex: "#111416", name: { en: "Black", de: "Schwarz", fr: "Noir", es: "Negro", it: "Nero", ja: "ブラック", sv: "Svart", no: "Svart" } },
  { id: "white", hex: "#F7F8F8", name: { en: "White", de: "Weiß", fr: "Blanc", es: "Blanco", it: "Bianco", ja: "ホワイト", sv: "Vit", no: "Hvit" } },
  { id: "bone", hex: "#E9E2D3", name: { en: "Bone", de: "Knochenweiß", fr: "Os", es: "Hueso", it: "Osso", ja: "ボーン", sv: "Benvit", no: "Benhvit" } },
  { id: "graphite", hex: "#33383D", name: { en: "Graphite", de: "Graphit", fr: "Graphite", es: "Grafito", it: "Grafite", ja: "グラファイト", sv: "Grafit", no: "Grafitt" } },
  { id: "slate", hex: "#5A6570", name: { en: "Slate", de: "Schiefer", fr: "Ardoise", es: "Pizarra", it: "Ardesia", ja: "スレート", sv: "Skiffer", no: "Skifer" } },
  { id: "ink", hex: "#141C2B", name: { en: "Ink", de: "Tinte", fr: "Encre", es: "Tinta", it: "Inchiostro", ja: "インク", sv: "Bläck", no: "Blekk" } },
  { id: "sand", hex: "#D3BF9B", name: { en: "Sand", de: "Sand", fr: "Sable", es: "Arena", it: "Sabbia", ja: "サンド", sv: "Sand", no: "Sand" } },
  { id: "stone", hex: "#A29C91", name: { en: "Stone", de: "Stein", fr: "Pierre", es: "Piedra", it: "Pietra", ja: "ストーン", sv: "Sten", no: "Stein" } },
  { id: "silver", hex: "#BFC5CA", name: { en: "Silver", de: "Silber", fr: "Argent", es: "Plata", it: "Argento", ja: "シルバー", sv: "Silver", no: "Sølv" } },
  { id: "olive", hex: "#6B6B3A", name: { en: "Olive", de: "Oliv", fr: "Olive", es: "Oliva", it: "Oliva", ja: "オリーブ", sv: "Oliv", no: "Oliven" } },
  { id: "moss", hex: "#75803F", name: { en: "Moss", de: "Moos", fr: "Mousse", es: "Musgo", it: "Muschio", ja: "モス", sv: "Mossa", no: "Mose" } },
  { id: "sage", hex: "#9DAE92", name: { en: "Sage", de: "Salbei", fr: "Sauge", es: "Salvia", it: "Salvia", ja: "セージ", sv: "Salvia", no: "Salvie" } },
  { id: "mint", hex: "#A6DCC4", name: { en: "Mint", de: "Minze", fr: "Menthe", es: "Menta", it: "Menta", ja: "ミント", sv: "Mynta", no: "Mynte" } },
  { id: "pine", hex: "#0F6B4F", name: { en: "Pine", de: "Kiefer", fr: "Pin", es: "Pino", it: "Pino", ja: "パイン", sv: "Tall", no: "Furu" } },
  { id: "forest", hex: "#1F4030", name: { en: "Forest", de: "Wald", fr: "Forêt", es: "Bosque", it: "Bosco", ja: "フォレスト", sv: "Skog", no: "Skog" } },
  { id: "teal", hex: "#14787D", name: { en: "Teal", de: "Petrol", fr: "Bleu canard", es: "Azul petróleo", it: "Ottanio", ja: "ティール", sv: "Petrol", no: "Petrol" } },
  { id: "glacier", hex: "#7FB7D6", name: { en: "Glacier", de: "Gletscher", fr: "Glacier", es: "Glaciar", it: "Ghiacciaio", ja: "グレイシャー", sv: "Glaciär", no: "Isbre" } },
  { id: "ice", hex: "#D5E7EE", name: { en: "Ice", de: "Eis", fr: "Glace", es: "Hielo", it: "Ghiaccio", ja: "アイス", sv: "Is", no: "Is" } },
  { id: "sky", hex: "#6FB4EA", name: { en: "Sky", de: "Himmel", fr: "Ciel", es: "Cielo", it: "Cielo", ja: "スカイ", sv: "Himmel", no: "Himmel" } },
  { id: "navy", hex: "#1B2A4A", name: { en: "Navy", de: "Marine", fr: "Marine", es: "Azul marino", it: "Blu navy", ja: "ネイビー", sv: "Marin", no: "Marine" } },
  { id: "indigo", hex: "#34389A", name: { en: "Indigo", de: "Indigo", fr: "Indigo", es: "Índigo", it: "Indaco", ja: "インディゴ", sv: "Indigo", no: "Indigo" } },
  { id: "plum", hex: "#5B2A4E", name: { en: "Plum", de: "Pflaume", fr: "Prune", es: "Ciruela", it: "Prugna", ja: "プラム", sv: "Plommon", no: "Plomme" } },
  { id: "lilac", hex: "#B7A4DB", name: { en: "Lilac", de: "Flieder", fr: "Lilas", es: "Lila", it: "Lilla", ja: "ライラック", sv: "Syren", no: "Syrin" } },
  { id: "rose", hex: "#D98C9A", name: { en: "Rose", de: "Rosé", fr: "Rose", es: "Rosa", it: "Rosa", ja: "ローズ", sv: "Ros", no: "Rosa" } },
  { id: "coral", hex: "#F2745F", name: { en: "Coral", de: "Koralle", fr: "Corail", es: "Coral", it: "Corallo", ja: "コーラル", sv: "Korall", no: "Korall" } },
  { id: "signal", hex: "#FF5A1F", name: { en: "Signal orange", de: "Signalorange", fr: "Orange signal", es: "Naranja señal", it: "Arancio segnale", ja: "シグナルオレンジ", sv: "Signalorange", no: "Signaloransje" } },
  { id: "rust", hex: "#A6471F", name: { en: "Rust", de: "Rost", fr: "Rouille", es: "Óxido", it: "Ruggine", ja: "ラスト", sv: "Rost", no: "Rust" } },
  { id: "brick", hex: "#9C3F33", name: { en: "Brick", de: "Ziegel", fr: "Brique", es: "Ladrillo", it: "Mattone", ja: "ブリック", sv: "Tegel", no: "Tegl" } },
  { id: "burgundy", hex: "#6A1B2D", name: { en: "Burgundy", de: "Burgunder", fr: "Bordeaux", es: "Burdeos", it: "Bordeaux", ja: "バーガンディ", sv: "Vinröd", no: "Burgunder" } },
  { id: "ochre", hex: "#C4882B", name: { en: "Ochre", de: "Ocker", fr: "Ocre", es: "Ocre", it: "Ocra", ja: "オーカー", sv: "Ockra", no: "Oker" } },
  { id: "mustard", hex: "#D4A72C", name: { en: "Mustard", de: "Senf", fr: "Moutarde", es: "Mostaza", it: "Senape", ja: "マスタード", sv: "Senap", no: "Sennep" } },
  { id: "lemon", hex: "#F4DC4E", name: { en: "Lemon", de: "Zitrone", fr: "Citron", es: "Limón", it: "Limone", ja: "レモン", sv: "Citron", no: "Sitron" } },
  { id: "copper", hex: "#B26B3E", name: { en: "Copper", de: "Kupfer", fr: "Cuivre", es: "Cobre", it: "Rame", ja: "コッパー", sv: "Koppar", no: "Kobber" } },
  { id: "chestnut", hex: "#7A4329", name: { en: "Chestnut", de: "Kastanie", fr: "Châtaigne", es: "Castaño", it: "Castagna", ja: "チェスナット", sv: "Kastanj", no: "Kastanje" } },
  { id: "walnut", hex: "#58402F", name: { en: "Walnut", de: "Nussbaum", fr: "Noyer", es: "Nogal", it: "Noce", ja: "ウォルナット", sv: "Valnöt", no: "Valnøtt" } },
  { id: "dusk", hex: "#64608C", name: { en: "Dusk", de: "Dämmerung", fr: "Crépuscule", es: "Ocaso", it: "Crepuscolo", ja: "ダスク", sv: "Skymning", no: "Skumring" } },
  { id: "dawn", hex: "#F0B79C", name: { en: "Dawn", de: "Morgenrot", fr: "Aube", es: "Alba", it: "Alba", ja: "ドーン", sv: "Gryning", no: "Morgengry" } },
  { id: "ember", hex: "#D9431E", name: { en: "Ember", de: "Glut", fr: "Braise", es: "Brasa", it: "Brace", ja: "エンバー", sv: "Glöd", no: "Glo" } },
  { id: "storm", hex: "#3E4C5E", name: { en: "Storm", de: "Sturm", fr: "Tempête", es: "Tormenta", it: "Tempesta", ja: "ストーム", sv: "Storm", no: "Storm" } },
  { id: "fog", hex: "#CDD3D6", name: { en: "Fog", de: "Nebel", fr: "Brume", es: "Niebla", it: "Nebbia", ja: "フォグ", sv: "Dimma", no: "Tåke" } },
];

/** Names of colours by id, in eight languages. An unknown id is a bug of the data: the catalogue's tests catch it. */
export const colourNames: Record<string, Text> = Object.fromEntries(namedColours.map((colour) => [colour.id, colour.name]));

/** Plain swatch by colour id, "#RRGGBB". */
export const colourHex: Record<string, string> = Object.fromEntries(namedColours.map((colour) => [colour.id, colour.hex]));
