import { article, table } from "#demo/content/article.ts";

/** Support: what delivery costs and how long it takes. Amounts as in the shipping tables of the shop. */
export const shipping = article({
  contentType: "support",
  uid: "shipping",
  url: "/support/shipping",
  more: { order: 1 },
  title: {
    en: "Shipping",
    de: "Versand",
    fr: "Livraison",
    es: "Envíos",
    it: "Spedizione",
    ja: "配送について",
    sv: "Frakt",
    no: "Frakt",
  },
  extras: [
    table(
      1,
      {
        en: "What it costs",
        de: "Was es kostet",
        fr: "Combien ça coûte",
        es: "Cuánto cuesta",
        it: "Quanto costa",
        ja: "料金",
        sv: "Vad det kostar",
        no: "Hva det koster",
      },
      {
        en: ["To", "Standard", "Free from", "Express"],
        de: ["Nach", "Standard", "Gratis ab", "Express"],
        fr: ["Vers", "Standard", "Offerte dès", "Express"],
        es: ["A", "Estándar", "Gratis desde", "Exprés"],
        it: ["Verso", "Standard", "Gratis da", "Espressa"],
        ja: ["お届け先", "通常配送", "無料になる金額", "速達"],
        sv: ["Till", "Standard", "Fri från", "Express"],
        no: ["Til", "Standard", "Gratis fra", "Ekspress"],
      },
      [
        ["US", "$7.95 – $12.95", "$99", "$24.95"],
        ["CA", "CA$9.95 – CA$15.95", "CA$129", "CA$29.95"],
        ["EU", "€5.90 – €9.90", "€99", "€19.90"],
      ],
    ),
  ],
  bodies: {
    en: {
      intro: "Out of the door within one working day, at yours a few days later.",
      parts: [
        [
          "How long it takes",
          "United States: 3–5 working days, express 1–2. Canada: 4–7, express 2–3. Germany, Austria, France, the Netherlands, Spain and Italy: 2–4, express 1–2. Ordered before noon, it usually leaves the same day.",
        ],
        [
          "Where it is",
          "Your tracking link comes by e-mail as soon as the parcel is scanned. Boards travel in a long box; somebody should be home, or a neighbour who likes you.",
        ],
        [
          "Taxes",
          "In Europe prices include VAT. In the United States and Canada tax is added at checkout, by where it goes.",
        ],
      ],
    },
    de: {
      intro: "Innerhalb eines Werktags aus dem Haus, ein paar Tage später in deinem.",
      parts: [
        [
          "Wie lange es dauert",
          "Deutschland, Österreich, Frankreich, Niederlande, Spanien und Italien: 2–4 Werktage, Express 1–2. USA: 3–5, Express 1–2. Kanada: 4–7, Express 2–3. Was vor Mittag bestellt ist, geht meist am selben Tag los.",
        ],
        [
          "Wo es gerade ist",
          "Der Link zur Sendungsverfolgung kommt per E-Mail, sobald das Paket gescannt ist. Boards reisen in einem langen Karton; jemand sollte da sein, oder ein Nachbar, der dich mag.",
        ],
        [
          "Steuern",
          "In Europa ist die Mehrwertsteuer im Preis. In den USA und Kanada kommt die Steuer an der Kasse dazu, je nachdem, wohin es geht.",
        ],
      ],
    },
    fr: {
      intro: "Parti sous un jour ouvré, chez toi quelques jours plus tard.",
      parts: [
        [
          "Combien de temps",
          "France, Allemagne, Autriche, Pays-Bas, Espagne et Italie : 2 à 4 jours ouvrés, 1 à 2 en express. États-Unis : 3 à 5, 1 à 2 en express. Canada : 4 à 7, 2 à 3 en express. Commandé avant midi, le colis part en général le jour même.",
        ],
        [
          "Où ça en est",
          "Le lien de suivi arrive par e-mail dès que le colis est scanné. Les planches voyagent dans un long carton : il faut quelqu’un à la maison, ou un voisin qui t’aime bien.",
        ],
        [
          "Taxes",
          "En Europe, la TVA est comprise. Aux États-Unis et au Canada, les taxes s’ajoutent à la caisse, selon la destination.",
        ],
      ],
    },
    es: {
      intro: "Sale en un día laborable y llega a tu casa unos días después.",
      parts: [
        [
          "Cuánto tarda",
          "España, Alemania, Austria, Francia, Países Bajos e Italia: 2–4 días laborables, exprés 1–2. Estados Unidos: 3–5, exprés 1–2. Canadá: 4–7, exprés 2–3. Lo que se pide antes del mediodía suele salir el mismo día.",
        ],
        [
          "Por dónde va",
          "El enlace de seguimiento llega por correo en cuanto se escanea el paquete. Las tablas viajan en una caja larga: conviene que haya alguien en casa, o un vecino que te aprecie.",
        ],
        [
          "Impuestos",
          "En Europa el precio incluye el IVA. En Estados Unidos y Canadá los impuestos se añaden al pagar, según el destino.",
        ],
      ],
    },
    it: {
      intro: "Fuori entro un giorno lavorativo, a casa tua pochi giorni dopo.",
      parts: [
        [
          "Quanto ci mette",
          "Italia, Germania, Austria, Francia, Paesi Bassi e Spagna: 2–4 giorni lavorativi, espressa 1–2. Stati Uniti: 3–5, espressa 1–2. Canada: 4–7, espressa 2–3. Chi ordina prima di mezzogiorno di solito parte in giornata.",
        ],
        [
          "Dov’è adesso",
          "Il link per seguirlo arriva per e-mail appena il pacco viene letto. Le tavole viaggiano in una scatola lunga: serve qualcuno in casa, o un vicino che ti voglia bene.",
        ],
        [
          "Imposte",
          "In Europa il prezzo comprende l’IVA. Negli Stati Uniti e in Canada le imposte si aggiungono alla cassa, secondo la destinazione.",
        ],
      ],
    },
    ja: {
      intro: "1営業日以内に出荷し、数日後にお手元へ。",
      parts: [
        [
          "お届けまでの日数",
          "アメリカ：3〜5営業日、速達1〜2営業日。カナダ：4〜7営業日、速達2〜3営業日。ドイツ、オーストリア、フランス、オランダ、スペイン、イタリア：2〜4営業日、速達1〜2営業日。正午までのご注文は、たいてい当日に発送します。日本へはまだお届けしていません。",
        ],
        [
          "荷物の現在地",
          "荷物が読み取られると、追跡リンクをメールでお送りします。ボードは長い箱で届きます。ご在宅か、親切な隣人をお願いします。",
        ],
        ["税金", "ヨーロッパの価格は付加価値税込みです。アメリカとカナダでは、届け先に応じてレジで加算されます。"],
      ],
    },
    sv: {
      intro: "Iväg inom en arbetsdag, hos dig några dagar senare.",
      parts: [
        [
          "Hur lång tid det tar",
          "Tyskland, Österrike, Frankrike, Nederländerna, Spanien och Italien: 2–4 arbetsdagar, express 1–2. USA: 3–5, express 1–2. Kanada: 4–7, express 2–3. Det som beställs före tolv går oftast samma dag. Till Sverige skickar vi inte än.",
        ],
        [
          "Var det är",
          "Spårningslänken kommer med e-post så fort paketet är skannat. Brädor reser i en lång kartong; någon bör vara hemma, eller en granne som tycker om dig.",
        ],
        [
          "Skatter",
          "I Europa ingår momsen i priset. I USA och Kanada läggs skatten till i kassan, efter vart det ska.",
        ],
      ],
    },
    no: {
      intro: "Ut av døra innen én virkedag, hos deg noen dager senere.",
      parts: [
        [
          "Hvor lang tid det tar",
          "Tyskland, Østerrike, Frankrike, Nederland, Spania og Italia: 2–4 virkedager, ekspress 1–2. USA: 3–5, ekspress 1–2. Canada: 4–7, ekspress 2–3. Det som bestilles før tolv, går som regel samme dag. Til Norge sender vi ikke ennå.",
        ],
        [
          "Hvor det er",
          "Sporingslenken kommer på e-post så snart pakken er skannet. Brett reiser i en lang eske; noen bør være hjemme, eller en nabo som liker deg.",
        ],
        [
          "Avgifter",
          "I Europa er mva. inkludert i prisen. I USA og Canada legges avgiften til i kassen, etter hvor det skal.",
        ],
      ],
    },
  },
});
