import { article } from "#demo/content/article.ts";

export const terms = article({
  contentType: "page",
  uid: "terms",
  url: "/terms",
  title: {
    en: "Terms of sale",
    de: "Allgemeine Geschäftsbedingungen",
    fr: "Conditions de vente",
    es: "Condiciones de venta",
    it: "Condizioni di vendita",
    ja: "利用規約",
    sv: "Köpvillkor",
    no: "Kjøpsvilkår",
  },
  bodies: {
    en: {
      intro:
        "Short, because you should be able to read them. This is a demonstration shop; no contract comes about here.",
      parts: [
        [
          "The contract",
          "What you see is an invitation. Your order is an offer, our confirmation by e-mail accepts it. If something is sold out after all, we say so and your money comes back.",
        ],
        [
          "Prices and payment",
          "Prices in Europe include VAT; in the United States and Canada tax is added at checkout. Your card is charged when you order.",
        ],
        [
          "Delivery",
          "To the countries listed in the shop, at the cost and in the time shown at checkout. The risk is ours until the parcel is in your hands.",
        ],
        [
          "Withdrawal and returns",
          "In the European Union you may withdraw within 14 days without giving a reason. We take unridden things back until 30 April, and never in less than 30 days.",
        ],
        [
          "Warranty",
          "Your legal rights apply. On top of that our own warranty: three years on boards and bindings, two on the rest.",
        ],
        [
          "Law",
          "The law of the place where you live as a consumer applies as far as it protects you; otherwise Swiss law.",
        ],
      ],
    },
    de: {
      intro: "Kurz, weil man sie lesen können soll. Dies ist ein Vorführladen; ein Vertrag kommt hier nicht zustande.",
      parts: [
        [
          "Der Vertrag",
          "Was du siehst, ist eine Einladung. Deine Bestellung ist ein Angebot, unsere Bestätigung per E-Mail nimmt es an. Ist etwas doch ausverkauft, sagen wir es dir, und du bekommst dein Geld zurück.",
        ],
        [
          "Preise und Zahlung",
          "In Europa enthalten die Preise die Mehrwertsteuer; in den USA und Kanada kommt die Steuer an der Kasse dazu. Deine Karte wird mit der Bestellung belastet.",
        ],
        [
          "Lieferung",
          "In die Länder, die im Shop stehen, zu den Kosten und in der Zeit, die an der Kasse stehen. Das Risiko tragen wir, bis du das Paket in der Hand hast.",
        ],
        [
          "Widerruf und Rückgabe",
          "In der Europäischen Union kannst du innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Ungefahrenes nehmen wir bis zum 30. April zurück, und nie in weniger als 30 Tagen.",
        ],
        [
          "Garantie",
          "Es gelten deine gesetzlichen Rechte. Dazu unsere eigene Garantie: drei Jahre auf Boards und Bindungen, zwei auf den Rest.",
        ],
        [
          "Recht",
          "Es gilt das Recht deines Wohnorts, soweit es dich als Verbraucher schützt, im Übrigen Schweizer Recht.",
        ],
      ],
    },
    fr: {
      intro:
        "Courtes, parce qu’on doit pouvoir les lire. Ceci est une boutique de démonstration : aucun contrat n’y est conclu.",
      parts: [
        [
          "Le contrat",
          "Ce que vous voyez est une invitation. Votre commande est une offre, notre confirmation par e-mail l’accepte. Si un article s’avère épuisé, nous vous le disons et vous êtes remboursé.",
        ],
        [
          "Prix et paiement",
          "En Europe, les prix comprennent la TVA ; aux États-Unis et au Canada, les taxes s’ajoutent à la caisse. Votre carte est débitée à la commande.",
        ],
        [
          "Livraison",
          "Dans les pays indiqués par la boutique, au prix et dans le délai indiqués à la caisse. Le risque est pour nous jusqu’à ce que vous ayez le colis en main.",
        ],
        [
          "Rétractation et retours",
          "Dans l’Union européenne, vous pouvez vous rétracter dans les 14 jours sans donner de motif. Nous reprenons ce qui n’a pas glissé jusqu’au 30 avril, et jamais en moins de 30 jours.",
        ],
        [
          "Garantie",
          "Vos droits légaux s’appliquent. S’y ajoute notre garantie : trois ans sur les planches et les fixations, deux sur le reste.",
        ],
        [
          "Droit",
          "Le droit de votre domicile de consommateur s’applique dans la mesure où il vous protège ; pour le reste, le droit suisse.",
        ],
      ],
    },
    es: {
      intro: "Cortas, porque hay que poder leerlas. Esta es una tienda de muestra; aquí no se celebra ningún contrato.",
      parts: [
        [
          "El contrato",
          "Lo que ves es una invitación. Tu pedido es una oferta y nuestra confirmación por correo la acepta. Si algo resulta agotado, te lo decimos y te devolvemos el dinero.",
        ],
        [
          "Precios y pago",
          "En Europa los precios incluyen el IVA; en Estados Unidos y Canadá los impuestos se añaden al pagar. El cargo en la tarjeta se hace con el pedido.",
        ],
        [
          "Entrega",
          "A los países que indica la tienda, al coste y en el plazo que aparecen al pagar. El riesgo es nuestro hasta que tengas el paquete en la mano.",
        ],
        [
          "Desistimiento y devoluciones",
          "En la Unión Europea puedes desistir en 14 días sin dar motivos. Aceptamos lo no estrenado hasta el 30 de abril, y nunca en menos de 30 días.",
        ],
        [
          "Garantía",
          "Rigen tus derechos legales. Además, nuestra propia garantía: tres años en tablas y fijaciones, dos en lo demás.",
        ],
        [
          "Derecho aplicable",
          "Rige el derecho del lugar donde vives como consumidor en lo que te proteja; en lo demás, el derecho suizo.",
        ],
      ],
    },
    it: {
      intro:
        "Brevi, perché si devono poter leggere. Questo è un negozio dimostrativo: qui non si conclude alcun contratto.",
      parts: [
        [
          "Il contratto",
          "Quello che vedi è un invito. Il tuo ordine è una proposta, la nostra conferma per e-mail la accetta. Se qualcosa risulta esaurito te lo diciamo e ti rimborsiamo.",
        ],
        [
          "Prezzi e pagamento",
          "In Europa i prezzi comprendono l’IVA; negli Stati Uniti e in Canada le imposte si aggiungono alla cassa. La carta viene addebitata con l’ordine.",
        ],
        [
          "Consegna",
          "Nei paesi indicati dal negozio, al costo e nei tempi indicati alla cassa. Il rischio è nostro finché il pacco non è nelle tue mani.",
        ],
        [
          "Recesso e resi",
          "Nell’Unione europea puoi recedere entro 14 giorni senza dare spiegazioni. Riprendiamo ciò che non è stato usato fino al 30 aprile, e mai in meno di 30 giorni.",
        ],
        [
          "Garanzia",
          "Valgono i tuoi diritti di legge. In più la nostra garanzia: tre anni su tavole e attacchi, due sul resto.",
        ],
        [
          "Legge",
          "Vale la legge del luogo in cui vivi come consumatore, per quanto ti tutela; per il resto il diritto svizzero.",
        ],
      ],
    },
    ja: {
      intro: "読めるように、短く。ここはデモショップであり、契約は成立しません。",
      parts: [
        [
          "契約",
          "表示内容は申込みの誘引です。ご注文が申込みとなり、確認メールをもって承諾とします。万一品切れの場合はお知らせし、返金します。",
        ],
        [
          "価格と支払い",
          "ヨーロッパの価格は付加価値税込みです。アメリカとカナダでは税金がレジで加算されます。カードへの請求はご注文時に行います。",
        ],
        [
          "配送",
          "ショップに記載の国へ、レジに表示される料金と期間でお届けします。お手元に届くまでの危険は当店が負います。",
        ],
        [
          "撤回と返品",
          "欧州連合では14日以内なら理由を問わず撤回できます。未使用の品は4月30日まで、少なくとも30日間は返品をお受けします。",
        ],
        ["保証", "法律上の権利が適用されます。加えて当店の保証として、ボードとビンディングは3年、その他は2年です。"],
        [
          "準拠法",
          "消費者としてのお住まいの地の法律が、あなたを保護する限りで適用されます。そのほかはスイス法によります。",
        ],
      ],
    },
    sv: {
      intro: "Korta, för att de ska gå att läsa. Det här är en demobutik; inget avtal ingås här.",
      parts: [
        [
          "Avtalet",
          "Det du ser är en inbjudan. Din order är ett anbud och vår bekräftelse via e-post antar det. Är något ändå slut säger vi till och du får pengarna tillbaka.",
        ],
        [
          "Priser och betalning",
          "I Europa ingår momsen i priserna; i USA och Kanada läggs skatten till i kassan. Kortet debiteras när du beställer.",
        ],
        [
          "Leverans",
          "Till de länder som anges i butiken, till den kostnad och på den tid som visas i kassan. Risken är vår tills du har paketet i handen.",
        ],
        [
          "Ångerrätt och returer",
          "I Europeiska unionen får du ångra dig inom 14 dagar utan att ange skäl. Oåkta saker tar vi tillbaka till den 30 april, och aldrig på mindre än 30 dagar.",
        ],
        [
          "Garanti",
          "Dina lagliga rättigheter gäller. Därtill vår egen garanti: tre år på brädor och bindningar, två på resten.",
        ],
        ["Lag", "Lagen där du bor som konsument gäller så långt den skyddar dig, i övrigt schweizisk rätt."],
      ],
    },
    no: {
      intro: "Korte, fordi de skal kunne leses. Dette er en demobutikk; ingen avtale inngås her.",
      parts: [
        [
          "Avtalen",
          "Det du ser, er en invitasjon. Bestillingen din er et tilbud, og bekreftelsen vår på e-post aksepterer det. Er noe likevel utsolgt, sier vi fra, og du får pengene tilbake.",
        ],
        [
          "Priser og betaling",
          "I Europa er mva. inkludert i prisene; i USA og Canada legges avgiften til i kassen. Kortet belastes når du bestiller.",
        ],
        [
          "Levering",
          "Til landene som er oppgitt i butikken, til prisen og på tiden som vises i kassen. Risikoen er vår til du har pakken i hånden.",
        ],
        [
          "Angrerett og retur",
          "I Den europeiske union kan du angre innen 14 dager uten å oppgi grunn. Ukjørte ting tar vi tilbake til 30. april, og aldri på mindre enn 30 dager.",
        ],
        [
          "Garanti",
          "De lovfestede rettighetene dine gjelder. I tillegg vår egen garanti: tre år på brett og bindinger, to på resten.",
        ],
        ["Lov", "Loven der du bor som forbruker, gjelder så langt den beskytter deg; ellers sveitsisk rett."],
      ],
    },
  },
});
