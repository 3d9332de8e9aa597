import { article, products, table } from "#demo/content/article.ts";

/** Support: how long a board should be. Weight in kilograms, lengths in centimetres. */
export const boardLength = article({
  contentType: "support",
  uid: "board-length",
  url: "/support/board-length",
  more: { order: 4 },
  title: {
    en: "How long a board",
    de: "Wie lang das Board",
    fr: "Quelle longueur de planche",
    es: "Qué largo de tabla",
    it: "Quanto lunga la tavola",
    ja: "ボードの長さ",
    sv: "Hur lång bräda",
    no: "Hvor langt brett",
  },
  extras: [
    table(
      1,
      {
        en: "By weight",
        de: "Nach Gewicht",
        fr: "Selon le poids",
        es: "Según el peso",
        it: "Secondo il peso",
        ja: "体重から選ぶ",
        sv: "Efter vikt",
        no: "Etter vekt",
      },
      {
        en: ["Weight, kg", "Park, cm", "All-mountain, cm", "Powder, cm"],
        de: ["Gewicht, kg", "Park, cm", "All-Mountain, cm", "Powder, cm"],
        fr: ["Poids, kg", "Park, cm", "Polyvalent, cm", "Poudreuse, cm"],
        es: ["Peso, kg", "Park, cm", "All mountain, cm", "Nieve polvo, cm"],
        it: ["Peso, kg", "Park, cm", "All mountain, cm", "Neve fresca, cm"],
        ja: ["体重 kg", "パーク cm", "オールマウンテン cm", "パウダー cm"],
        sv: ["Vikt, kg", "Park, cm", "All mountain, cm", "Puder, cm"],
        no: ["Vekt, kg", "Park, cm", "All mountain, cm", "Pudder, cm"],
      },
      [
        ["45–55", "139–144", "142–148", "146–151"],
        ["55–65", "144–149", "147–153", "151–156"],
        ["65–75", "149–153", "152–157", "155–160"],
        ["75–85", "152–156", "156–160", "159–164"],
        ["85–95", "155–159", "159–163", "163–167"],
        ["95+", "158–162", "162–168", "166–172"],
      ],
    ),
    products(3, "kestrel", "weekday", "first-chair", "long-shadow"),
  ],
  bodies: {
    en: {
      intro:
        "The chin rule is older than camber profiles. Weight decides, boots decide width, and taste has the last word.",
      parts: [
        [
          "Weight first",
          "A board is a spring. Too long for your weight and it will not bend; too short and it folds. Every product page names the range of each length.",
        ],
        [
          "Then width",
          "From boot size US 11 (EU 44.5) look at the wide models, marked W. Toes over the edge by a centimetre are fine, by two they brake.",
        ],
        [
          "Then what you do",
          "Two centimetres shorter for the park, two to four longer for powder. If you are between two sizes and new to it: the shorter one. Nobody regrets the board that turns.",
        ],
      ],
    },
    de: {
      intro:
        "Die Kinnregel ist älter als jedes Vorspannungsprofil. Das Gewicht entscheidet, die Boots bestimmen die Breite, und der Geschmack hat das letzte Wort.",
      parts: [
        [
          "Erst das Gewicht",
          "Ein Board ist eine Feder. Ist es zu lang für dein Gewicht, biegt es sich nicht; ist es zu kurz, knickt es ein. Jede Produktseite nennt den Bereich jeder Länge.",
        ],
        [
          "Dann die Breite",
          "Ab Bootgröße US 11 (EU 44,5) sieh dir die breiten Modelle an, mit W. Ein Zentimeter Zehen über der Kante ist gut, zwei bremsen.",
        ],
        [
          "Dann, was du vorhast",
          "Zwei Zentimeter kürzer für den Park, zwei bis vier länger für Powder. Stehst du zwischen zwei Längen und fängst gerade an: die kürzere. Ein Board, das dreht, hat noch niemand bereut.",
        ],
      ],
    },
    fr: {
      intro:
        "La règle du menton est plus vieille que les cambres. Le poids décide, les boots fixent la largeur, et le goût a le dernier mot.",
      parts: [
        [
          "D’abord le poids",
          "Une planche est un ressort. Trop longue pour ton poids, elle ne plie pas ; trop courte, elle s’effondre. Chaque fiche produit donne la plage de chaque longueur.",
        ],
        [
          "Ensuite la largeur",
          "À partir de la pointure US 11 (EU 44,5), regarde les modèles larges, marqués W. Un centimètre d’orteils qui dépasse, c’est bien ; deux, ça freine.",
        ],
        [
          "Puis ce que tu en fais",
          "Deux centimètres de moins pour le park, deux à quatre de plus pour la poudreuse. Entre deux tailles et débutant : la plus courte. Personne ne regrette une planche qui tourne.",
        ],
      ],
    },
    es: {
      intro:
        "La regla de la barbilla es más vieja que los perfiles. Manda el peso, las botas fijan el ancho y el gusto tiene la última palabra.",
      parts: [
        [
          "Primero, el peso",
          "Una tabla es un muelle. Demasiado larga para tu peso, no flexiona; demasiado corta, se hunde. Cada ficha indica el rango de cada largo.",
        ],
        [
          "Después, el ancho",
          "Desde la talla US 11 (EU 44,5) mira los modelos anchos, con una W. Un centímetro de dedos fuera está bien; dos frenan.",
        ],
        [
          "Y luego, lo que haces",
          "Dos centímetros menos para el park, de dos a cuatro más para nieve polvo. Si dudas entre dos y estás empezando: la corta. Nadie se arrepiente de una tabla que gira.",
        ],
      ],
    },
    it: {
      intro:
        "La regola del mento è più vecchia dei profili. Decide il peso, gli scarponi stabiliscono la larghezza e il gusto ha l’ultima parola.",
      parts: [
        [
          "Prima il peso",
          "Una tavola è una molla. Troppo lunga per il tuo peso, non flette; troppo corta, cede. Ogni scheda indica l’intervallo di ogni lunghezza.",
        ],
        [
          "Poi la larghezza",
          "Dalla taglia US 11 (EU 44,5) guarda i modelli larghi, con la W. Un centimetro di dita oltre la lamina va bene; due frenano.",
        ],
        [
          "Poi quello che fai",
          "Due centimetri in meno per il park, da due a quattro in più per la neve fresca. Se sei tra due misure e stai cominciando: la più corta. Nessuno rimpiange una tavola che gira.",
        ],
      ],
    },
    ja: {
      intro: "「あごの高さ」は、どのキャンバー形状よりも古い目安です。決めるのは体重、幅はブーツ、最後は好み。",
      parts: [
        [
          "まず体重",
          "ボードはばねです。体重に対して長すぎると曲がらず、短すぎると負けます。各商品ページに、長さごとの体重の範囲があります。",
        ],
        [
          "次に幅",
          "ブーツがUS 11（EU 44.5）以上なら、Wの付く幅広モデルを。つま先が1センチ出るのは適正、2センチ出るとブレーキになります。",
        ],
        [
          "そして滑り方",
          "パークなら2センチ短く、パウダーなら2〜4センチ長く。二つの間で迷う初心者なら短いほうを。曲がるボードを後悔した人はいません。",
        ],
      ],
    },
    sv: {
      intro:
        "Hakregeln är äldre än alla spannprofiler. Vikten avgör, bootsen bestämmer bredden och smaken får sista ordet.",
      parts: [
        [
          "Först vikten",
          "En bräda är en fjäder. Är den för lång för din vikt böjer den sig inte; är den för kort viker den sig. Varje produktsida anger spannet för varje längd.",
        ],
        [
          "Sedan bredden",
          "Från bootstorlek US 11 (EU 44,5) tittar du på de breda modellerna, märkta W. En centimeter tå över kanten är bra, två bromsar.",
        ],
        [
          "Sedan vad du gör",
          "Två centimeter kortare för parken, två till fyra längre för puder. Står du mellan två längder och är ny: den kortare. Ingen ångrar brädan som svänger.",
        ],
      ],
    },
    no: {
      intro:
        "Hakeregelen er eldre enn alle spennprofiler. Vekten avgjør, bootsene bestemmer bredden, og smaken får siste ord.",
      parts: [
        [
          "Først vekten",
          "Et brett er en fjær. Er det for langt for vekten din, bøyer det seg ikke; er det for kort, gir det etter. Hver produktside oppgir området for hver lengde.",
        ],
        [
          "Så bredden",
          "Fra bootstørrelse US 11 (EU 44,5) ser du på de brede modellene, merket W. En centimeter tå over kanten er fint, to bremser.",
        ],
        [
          "Så det du gjør",
          "To centimeter kortere for parken, to til fire lengre for pudder. Står du mellom to lengder og er ny: det korteste. Ingen angrer på brettet som svinger.",
        ],
      ],
    },
  },
});
