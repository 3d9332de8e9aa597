import { article, picture, products } from "#demo/content/article.ts";

/** Journal: a morning on a north face that came to nothing, on purpose. */
export const north = article({
  contentType: "blog",
  uid: "the-line-we-did-not-ride",
  url: "/blog/p/the-line-we-did-not-ride",
  image: "scene-summit",
  title: {
    en: "The line we did not ride",
    de: "Die Linie, die wir nicht gefahren sind",
    fr: "La ligne qu’on n’a pas prise",
    es: "La línea que no bajamos",
    it: "La linea che non abbiamo sceso",
    ja: "滑らなかったライン",
    sv: "Linjen vi inte åkte",
    no: "Linjen vi ikke kjørte",
  },
  more: { category: "days-out", author: "Jonas Varga", date: "2025-12-18" },
  extras: [
    picture(2, "scene-split-track", {
      en: "A single skin track across an untouched slope",
      de: "Eine einzelne Aufstiegsspur in einem unberührten Hang",
      fr: "Une seule trace de montée dans une pente vierge",
      es: "Una sola huella de subida en una ladera intacta",
      it: "Una sola traccia di salita su un pendio intatto",
      ja: "手つかずの斜面に延びる一本の登り跡",
      sv: "Ett ensamt skinnspår över en orörd sluttning",
      no: "Et enslig skinnspor over en urørt skråning",
    }),
    products(3, "kick-turn", "ping-beacon", "trench-shovel", "needle-320-probe"),
  ],
  bodies: {
    en: {
      intro: "Four hours up, twenty minutes of looking, four hours down the way we came. One of our better days.",
      parts: [
        [
          "04:40, car park",
          "Minus eleven, no wind, three head torches. The forecast said considerable above 2,200 metres. The thermos said coffee.",
        ],
        [
          "09:10, the shoulder",
          "The snow sounded hollow for the last hundred metres: a slab on old, sugary snow. We dug. The column let go on the eleventh tap, clean as a drawer.",
        ],
        [
          "So we turned round",
          "Nobody argued. You do not need courage for that, only a rule agreed on in the valley: if it sounds like a drum, it is a drum. The trees below were knee-deep and kind.",
        ],
      ],
    },
    de: {
      intro:
        "Vier Stunden hinauf, zwanzig Minuten schauen, vier Stunden auf demselben Weg zurück. Einer unserer besseren Tage.",
      parts: [
        [
          "04:40, Parkplatz",
          "Minus elf, kein Wind, drei Stirnlampen. Der Lagebericht sagte: erheblich oberhalb von 2200 Metern. Die Thermoskanne sagte: Kaffee.",
        ],
        [
          "09:10, die Schulter",
          "Auf den letzten hundert Metern klang der Schnee hohl: ein Brett auf altem Zuckerschnee. Wir haben gegraben. Der Block ging beim elften Schlag, glatt wie eine Schublade.",
        ],
        [
          "Also sind wir umgedreht",
          "Niemand hat diskutiert. Mut braucht es dafür nicht, nur eine Regel, die im Tal ausgemacht wurde: Klingt es wie eine Trommel, ist es eine. Im Wald darunter lag er knietief und war freundlich.",
        ],
      ],
    },
    fr: {
      intro:
        "Quatre heures de montée, vingt minutes à regarder, quatre heures de descente par le même chemin. Une de nos meilleures journées.",
      parts: [
        [
          "4 h 40, parking",
          "Moins onze, pas de vent, trois frontales. Le bulletin annonçait un risque marqué au-dessus de 2 200 mètres. Le thermos annonçait du café.",
        ],
        [
          "9 h 10, l’épaule",
          "Sur les cent derniers mètres, la neige sonnait creux : une plaque sur du vieux sucre. On a creusé. La colonne est partie au onzième coup, nette comme un tiroir.",
        ],
        [
          "Alors on a fait demi-tour",
          "Personne n’a discuté. Pas besoin de courage, juste d’une règle décidée dans la vallée : si ça sonne comme un tambour, c’est un tambour. Dessous, en forêt, on en avait jusqu’au genou, et elle était gentille.",
        ],
      ],
    },
    es: {
      intro:
        "Cuatro horas de subida, veinte minutos mirando, cuatro horas de bajada por donde vinimos. Uno de nuestros mejores días.",
      parts: [
        [
          "4:40, aparcamiento",
          "Once bajo cero, sin viento, tres frontales. El parte decía notable por encima de 2200 metros. El termo decía café.",
        ],
        [
          "9:10, el hombro",
          "En los últimos cien metros la nieve sonaba hueca: una placa sobre nieve vieja de azúcar. Cavamos. La columna saltó al undécimo golpe, limpia como un cajón.",
        ],
        [
          "Así que nos dimos la vuelta",
          "Nadie discutió. No hace falta valor, solo una regla acordada en el valle: si suena a tambor, es un tambor. Abajo, en el bosque, llegaba a la rodilla y era amable.",
        ],
      ],
    },
    it: {
      intro:
        "Quattro ore di salita, venti minuti a guardare, quattro ore di discesa per la stessa via. Una delle nostre giornate migliori.",
      parts: [
        [
          "4:40, parcheggio",
          "Undici sotto zero, niente vento, tre frontali. Il bollettino diceva marcato sopra i 2200 metri. Il thermos diceva caffè.",
        ],
        [
          "9:10, la spalla",
          "Negli ultimi cento metri la neve suonava vuota: un lastrone su vecchia neve a zucchero. Abbiamo scavato. La colonna è partita all’undicesimo colpo, liscia come un cassetto.",
        ],
        [
          "Così ci siamo girati",
          "Nessuno ha discusso. Non serve coraggio, solo una regola decisa a valle: se suona come un tamburo, è un tamburo. Sotto, nel bosco, era al ginocchio ed era gentile.",
        ],
      ],
    },
    ja: {
      intro: "4時間登り、20分眺め、来た道を4時間下りる。いい一日でした。",
      parts: [
        [
          "4時40分、駐車場",
          "マイナス11度、無風、ヘッドランプ3つ。予報は2200メートルより上で「警戒」。魔法瓶の中身はコーヒー。",
        ],
        [
          "9時10分、肩",
          "最後の100メートル、雪がうつろに響きました。古いザラメの上の板です。掘ってみると、11回目の打撃で柱が抜けました。引き出しのように、すっと。",
        ],
        [
          "だから引き返した",
          "誰も反対しませんでした。勇気は要りません。谷で決めた約束があればいい。太鼓のように鳴ったら、それは太鼓だ。下の森は膝まであり、やさしい雪でした。",
        ],
      ],
    },
    sv: {
      intro: "Fyra timmar upp, tjugo minuter av tittande, fyra timmar ner samma väg. En av våra bättre dagar.",
      parts: [
        [
          "04.40, parkeringen",
          "Minus elva, ingen vind, tre pannlampor. Prognosen sa betydande över 2 200 meter. Termosen sa kaffe.",
        ],
        [
          "09.10, axeln",
          "De sista hundra metrarna lät snön ihålig: ett flak på gammal sockersnö. Vi grävde. Pelaren släppte på elfte slaget, rent som en byrålåda.",
        ],
        [
          "Så vi vände",
          "Ingen protesterade. Det kräver inget mod, bara en regel som bestämts nere i dalen: låter det som en trumma är det en trumma. I skogen nedanför var det knädjupt och vänligt.",
        ],
      ],
    },
    no: {
      intro: "Fire timer opp, tjue minutter med å se, fire timer ned samme vei. En av våre bedre dager.",
      parts: [
        [
          "04.40, parkeringsplassen",
          "Minus elleve, ingen vind, tre hodelykter. Varselet sa betydelig over 2200 meter. Termosen sa kaffe.",
        ],
        [
          "09.10, skulderen",
          "De siste hundre meterne lød snøen hul: et flak på gammel sukkersnø. Vi gravde. Søylen slapp på ellevte slag, rent som en skuff.",
        ],
        [
          "Så vi snudde",
          "Ingen protesterte. Det krever ikke mot, bare en regel avtalt nede i dalen: Høres det ut som en tromme, er det en tromme. I skogen nedenfor var det knedypt og vennlig.",
        ],
      ],
    },
  },
});
