import { article, products } from "#demo/content/article.ts";

/** Journal: wax for people without a workshop. */
export const wax = article({
  contentType: "blog",
  uid: "wax-on-a-tuesday",
  url: "/blog/p/wax-on-a-tuesday",
  image: "scene-village",
  title: {
    en: "Wax on a Tuesday",
    de: "Wachsen am Dienstag",
    fr: "Farter un mardi",
    es: "Encerar un martes",
    it: "Sciolinare di martedì",
    ja: "火曜日のワックス",
    sv: "Valla på en tisdag",
    no: "Smøring på en tirsdag",
  },
  more: { category: "workshop", author: "Mira Holt", date: "2025-11-25" },
  extras: [products(3, "three-degrees-wax-bar", "rub-on-paste", "mane-horsehair-brush", "plain-scraper")],
  bodies: {
    en: {
      intro: "A kitchen table, an iron nobody loves any more, half an hour. The board will thank you by Wednesday.",
      parts: [
        ["Clean first", "Brush nose to tail until the dust stops. Dirt under wax is sandpaper you paid for."],
        [
          "Warm, not hot",
          "If the wax smokes, the iron is too hot. Keep it moving, three seconds a hand’s width, one thin coat. Then leave it alone for an hour; the base needs it more than you do.",
        ],
        [
          "Scrape more than feels right",
          "Wax on the base slows you down. Wax in the base is the point. Scrape until nothing curls, then brush until it shines like a wet road.",
        ],
      ],
    },
    de: {
      intro:
        "Ein Küchentisch, ein Bügeleisen, das niemand mehr mag, eine halbe Stunde. Das Board dankt es dir am Mittwoch.",
      parts: [
        [
          "Erst putzen",
          "Von der Nose zum Tail bürsten, bis kein Staub mehr kommt. Dreck unter Wachs ist Schleifpapier, für das du bezahlt hast.",
        ],
        [
          "Warm, nicht heiß",
          "Raucht das Wachs, ist das Eisen zu heiß. Immer in Bewegung, drei Sekunden je Handbreit, eine dünne Schicht. Dann eine Stunde in Ruhe lassen; der Belag braucht sie dringender als du.",
        ],
        [
          "Mehr abziehen, als es sich richtig anfühlt",
          "Wachs auf dem Belag bremst. Wachs im Belag ist der Sinn der Sache. Abziehen, bis sich nichts mehr rollt, dann bürsten, bis er glänzt wie eine nasse Straße.",
        ],
      ],
    },
    fr: {
      intro:
        "Une table de cuisine, un fer que plus personne n’aime, une demi-heure. La planche te dira merci mercredi.",
      parts: [
        [
          "D’abord nettoyer",
          "Brosse du nose au tail jusqu’à ce qu’il n’y ait plus de poussière. De la saleté sous le fart, c’est du papier de verre que tu as payé.",
        ],
        [
          "Tiède, pas brûlant",
          "Si le fart fume, le fer est trop chaud. Toujours en mouvement, trois secondes par largeur de main, une couche fine. Puis laisse tranquille une heure : la semelle en a plus besoin que toi.",
        ],
        [
          "Racle plus que tu ne l’oses",
          "Du fart sur la semelle, ça freine. Du fart dans la semelle, c’est le but. Racle jusqu’à ce que rien ne frise, puis brosse jusqu’à ce que ça brille comme une route mouillée.",
        ],
      ],
    },
    es: {
      intro: "Una mesa de cocina, una plancha que ya nadie quiere, media hora. La tabla te lo agradecerá el miércoles.",
      parts: [
        [
          "Primero, limpiar",
          "Cepilla de la punta a la cola hasta que no salga polvo. Suciedad bajo la cera es lija que has pagado tú.",
        ],
        [
          "Templada, no ardiendo",
          "Si la cera humea, la plancha está demasiado caliente. Siempre en movimiento, tres segundos por palmo, una capa fina. Después déjala una hora en paz; la suela lo necesita más que tú.",
        ],
        [
          "Rasca más de lo que te parece",
          "La cera sobre la suela frena. La cera dentro de la suela es de lo que se trata. Rasca hasta que no se rice nada y cepilla hasta que brille como una carretera mojada.",
        ],
      ],
    },
    it: {
      intro: "Un tavolo da cucina, un ferro che nessuno ama più, mezz’ora. La tavola ti ringrazierà mercoledì.",
      parts: [
        [
          "Prima si pulisce",
          "Spazzola dalla punta alla coda finché non esce più polvere. Lo sporco sotto la sciolina è carta vetrata che hai pagato tu.",
        ],
        [
          "Caldo, non bollente",
          "Se la sciolina fuma, il ferro è troppo caldo. Sempre in movimento, tre secondi per ogni palmo, uno strato sottile. Poi lasciala in pace un’ora: la soletta ne ha più bisogno di te.",
        ],
        [
          "Raschia più di quanto ti sembri giusto",
          "La sciolina sulla soletta frena. La sciolina nella soletta è il punto. Raschia finché non si arriccia più niente, poi spazzola finché brilla come una strada bagnata.",
        ],
      ],
    },
    ja: {
      intro: "台所のテーブル、誰も使わなくなったアイロン、そして30分。水曜日には、ボードが礼を言います。",
      parts: [
        [
          "まず汚れを落とす",
          "ノーズからテールへ、粉が出なくなるまでブラシをかけます。ワックスの下の汚れは、お金を払って塗った紙やすりです。",
        ],
        [
          "温かく、熱すぎず",
          "ワックスから煙が出たら熱すぎます。止めずに動かし、手のひら一つ分に3秒、薄く一層。あとは1時間そっとしておく。ソールのほうが、あなたより休みを必要としています。",
        ],
        [
          "思うよりも多く剥がす",
          "ソールの上のワックスは遅くするだけ。中に入ったワックスが目的です。削りかすが出なくなるまで剥がし、濡れた道路のように光るまでブラシをかけます。",
        ],
      ],
    },
    sv: {
      intro: "Ett köksbord, ett strykjärn ingen älskar längre, en halvtimme. Brädan tackar dig på onsdag.",
      parts: [
        [
          "Rengör först",
          "Borsta från nos till stjärt tills dammet tar slut. Smuts under valla är sandpapper du har betalat för.",
        ],
        [
          "Varmt, inte hett",
          "Ryker vallan är järnet för varmt. Håll det i rörelse, tre sekunder per handsbredd, ett tunt lager. Låt det sedan vara en timme; belaget behöver den mer än du.",
        ],
        [
          "Sickla mer än det känns rätt",
          "Valla på belaget bromsar. Valla i belaget är poängen. Sickla tills inget krullar sig, borsta sedan tills det glänser som en blöt väg.",
        ],
      ],
    },
    no: {
      intro: "Et kjøkkenbord, et strykejern ingen er glad i lenger, en halvtime. Brettet takker deg på onsdag.",
      parts: [
        [
          "Rengjør først",
          "Børst fra nose til tail til støvet tar slutt. Skitt under voks er sandpapir du har betalt for.",
        ],
        [
          "Varmt, ikke brennhett",
          "Ryker voksen, er jernet for varmt. Hold det i bevegelse, tre sekunder per håndsbredd, ett tynt lag. La det så være i en time; sålen trenger den mer enn du.",
        ],
        [
          "Skrap mer enn det føles riktig",
          "Voks på sålen bremser. Voks i sålen er poenget. Skrap til ingenting krøller seg, børst så til det skinner som en våt vei.",
        ],
      ],
    },
  },
});
