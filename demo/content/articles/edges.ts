import { article, picture, products } from "#demo/content/article.ts";

/** Journal: how sharp an edge should be, and where it should not. */
export const edges = article({
  contentType: "blog",
  uid: "an-edge-is-a-decision",
  url: "/blog/p/an-edge-is-a-decision",
  image: "scene-corduroy",
  title: {
    en: "An edge is a decision",
    de: "Eine Kante ist eine Entscheidung",
    fr: "Une carre est une décision",
    es: "Un canto es una decisión",
    it: "Una lamina è una decisione",
    ja: "エッジは、決断である",
    sv: "En stålkant är ett beslut",
    no: "En stålkant er et valg",
  },
  more: { category: "workshop", author: "Mira Holt", date: "2026-01-12" },
  extras: [
    picture(1, "scene-low-sun", {
      en: "Low sun over a groomed slope",
      de: "Tiefe Sonne über einer präparierten Piste",
      fr: "Soleil rasant sur une piste damée",
      es: "Sol bajo sobre una pista pisada",
      it: "Sole basso su una pista battuta",
      ja: "整地されたゲレンデに差す低い日差し",
      sv: "Låg sol över en pistad backe",
      no: "Lav sol over en preparert løype",
    }),
    products(3, "bevel-edge-tool", "saturday-tuning-kit", "corduroy", "paring-knife"),
  ],
  bodies: {
    en: {
      intro:
        "88 degrees for ice, 90 for the park, and a round corner where you least want one. How to file without overdoing it.",
      parts: [
        [
          "Start at 88",
          "Two degrees off square is the angle most of our boards leave the press with. It bites on hard snow and still lets go when you ask. If you ride the park, leave it at 90: rails do not care for sharp edges, and nor will you.",
        ],
        [
          "Long strokes, same direction",
          "Nose to tail, five strokes, then look. If the light stops catching on a spot, it is done. A file that chatters is a file that is clogged.",
        ],
        [
          "Now take some of it away",
          "Blunt the first and last ten centimetres with a gummy stone. That is the part that catches when you are thinking about lunch.",
        ],
      ],
    },
    de: {
      intro:
        "88 Grad fürs Eis, 90 für den Park und eine runde Ecke dort, wo man sie am wenigsten erwartet. Feilen, ohne zu übertreiben.",
      parts: [
        [
          "Fang mit 88 an",
          "Mit zwei Grad weniger als einem rechten Winkel verlassen die meisten unserer Boards die Presse. Das greift auf hartem Schnee und lässt trotzdem los, wenn du willst. Fährst du Park, bleib bei 90: Rails mögen keine scharfen Kanten, und du mit ihnen auch nicht.",
        ],
        [
          "Lange Züge, immer in eine Richtung",
          "Von der Nose zum Tail, fünf Züge, dann hinsehen. Wo das Licht nicht mehr hängen bleibt, bist du fertig. Eine Feile, die rattert, ist eine verstopfte Feile.",
        ],
        [
          "Und jetzt nimm etwas davon weg",
          "Brich die ersten und letzten zehn Zentimeter mit dem Gummi. Genau dort verkantet man, wenn man ans Mittagessen denkt.",
        ],
      ],
    },
    fr: {
      intro:
        "88 degrés pour la glace, 90 pour le park, et un coin arrondi là où on l’attend le moins. Limer sans en faire trop.",
      parts: [
        [
          "Commence à 88",
          "Deux degrés de moins que l’angle droit : c’est ainsi que la plupart de nos planches sortent de la presse. Ça mord sur la neige dure et ça lâche quand tu le demandes. Si tu vis dans le park, reste à 90 : les rails n’aiment pas les carres vives, et toi non plus.",
        ],
        [
          "De longs gestes, toujours dans le même sens",
          "Du nose au tail, cinq passages, puis regarde. Là où la lumière n’accroche plus, c’est fini. Une lime qui broute est une lime encrassée.",
        ],
        [
          "Maintenant, enlèves-en un peu",
          "Casse les dix premiers et les dix derniers centimètres à la gomme. C’est là que ça accroche quand tu penses déjà au repas de midi.",
        ],
      ],
    },
    es: {
      intro:
        "88 grados para el hielo, 90 para el park y una esquina redonda donde menos se espera. Cómo limar sin pasarse.",
      parts: [
        [
          "Empieza por 88",
          "Dos grados menos que el ángulo recto: así salen de la prensa casi todas nuestras tablas. Muerde en nieve dura y suelta cuando se lo pides. Si vas al park, déjalo en 90: a los raíles no les gustan los cantos afilados, y a ti tampoco te gustarán.",
        ],
        [
          "Pasadas largas, siempre en el mismo sentido",
          "De la punta a la cola, cinco pasadas, y mira. Donde la luz ya no se engancha, está listo. Una lima que vibra es una lima sucia.",
        ],
        [
          "Y ahora quita un poco",
          "Mata los diez primeros y los diez últimos centímetros con la goma. Es justo donde te engancha cuando estás pensando en comer.",
        ],
      ],
    },
    it: {
      intro:
        "88 gradi per il ghiaccio, 90 per il park e uno spigolo tondo dove meno te l’aspetti. Limare senza esagerare.",
      parts: [
        [
          "Comincia da 88",
          "Due gradi meno dell’angolo retto: così la maggior parte delle nostre tavole esce dalla pressa. Morde sulla neve dura e molla quando glielo chiedi. Se vai in park, resta a 90: i rail non amano le lamine vive, e neanche tu.",
        ],
        [
          "Passate lunghe, sempre nello stesso verso",
          "Dalla punta alla coda, cinque passate, poi guarda. Dove la luce non si ferma più, hai finito. Una lima che saltella è una lima intasata.",
        ],
        [
          "E adesso togline un po’",
          "Smussa i primi e gli ultimi dieci centimetri con la gomma. È lì che si impunta, quando pensi già al pranzo.",
        ],
      ],
    },
    ja: {
      intro: "アイスなら88度、パークなら90度、そして意外な場所の角は丸く。やりすぎない削り方。",
      parts: [
        [
          "まずは88度から",
          "直角より2度寝かせる。多くのボードがこの角度で工場を出ます。硬い雪に食い込み、抜きたいときには抜ける。パーク中心なら90度のままで。レールは鋭いエッジを好みません。あなたも同じはずです。",
        ],
        [
          "長く、いつも同じ方向へ",
          "ノーズからテールへ5回引いて、見る。光が引っかからなくなったら終わりです。ファイルがびびるのは、目詰まりのしるし。",
        ],
        [
          "そして、少し落とす",
          "両端の10センチは、ラバーストーンで丸めておきます。昼食のことを考えているときに引っかかるのは、たいていここです。",
        ],
      ],
    },
    sv: {
      intro:
        "88 grader för is, 90 för parken och ett rundat hörn där man minst väntar det. Så filar du utan att överdriva.",
      parts: [
        [
          "Börja på 88",
          "Två grader från rät vinkel är vad de flesta av våra brädor har när de lämnar pressen. Det biter på hård snö och släpper när du vill. Åker du park låter du den vara 90: rails gillar inte vassa kanter, och det gör inte du heller.",
        ],
        [
          "Långa drag, alltid åt samma håll",
          "Från nos till stjärt, fem drag, titta sedan. Där ljuset slutar fastna är du klar. En fil som skallrar är en fil som är full.",
        ],
        [
          "Ta nu bort lite av det",
          "Bryt de första och sista tio centimetrarna med gummisten. Det är där det hugger när du tänker på lunch.",
        ],
      ],
    },
    no: {
      intro:
        "88 grader for is, 90 for parken og et avrundet hjørne der du minst venter det. Slik filer du uten å overdrive.",
      parts: [
        [
          "Begynn på 88",
          "To grader fra rett vinkel er det de fleste brettene våre har når de forlater pressen. Det biter på hard snø og slipper når du vil. Kjører du park, la den være 90: rails liker ikke skarpe kanter, og det gjør ikke du heller.",
        ],
        [
          "Lange drag, alltid samme vei",
          "Fra nose til tail, fem drag, så se etter. Der lyset slutter å feste seg, er du ferdig. En fil som hakker, er en fil som er tett.",
        ],
        [
          "Ta så litt av det bort igjen",
          "Brekk de første og siste ti centimeterne med gummistein. Det er der det hugger når du tenker på lunsj.",
        ],
      ],
    },
  },
});
