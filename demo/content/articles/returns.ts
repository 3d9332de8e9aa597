import { article } from "#demo/content/article.ts";

/** Support: how things come back. */
export const returns = article({
  contentType: "support",
  uid: "returns",
  url: "/support/returns",
  more: { order: 2 },
  title: {
    en: "Returns",
    de: "Rückgabe",
    fr: "Retours",
    es: "Devoluciones",
    it: "Resi",
    ja: "返品について",
    sv: "Returer",
    no: "Retur",
  },
  bodies: {
    en: {
      intro: "Until the snow melts, which for the calendar is 30 April, and never less than 30 days. Unridden.",
      parts: [
        [
          "Unridden means",
          "You may unpack it, stand on it, wear the boots on the carpet for an evening. No screws in the inserts, no wax, no snow. Tags still on, please.",
        ],
        [
          "How it works",
          "Write to us with your order number. We send a label; the way back is on us. Use the box it came in, it fits best.",
        ],
        [
          "When the money comes",
          "Within five working days of the parcel reaching us, to the card you paid with. You get a message when we let it go.",
        ],
        [
          "In the European Union",
          "You may withdraw within 14 days without giving a reason. Our own promise simply runs longer.",
        ],
      ],
    },
    de: {
      intro:
        "Bis der Schnee schmilzt, für den Kalender ist das der 30. April, und nie weniger als 30 Tage. Ungefahren.",
      parts: [
        [
          "Ungefahren heißt",
          "Auspacken darfst du es, draufstehen auch, und die Boots einen Abend auf dem Teppich tragen. Keine Schrauben in den Inserts, kein Wachs, kein Schnee. Etiketten bitte dranlassen.",
        ],
        [
          "So geht es",
          "Schreib uns mit deiner Bestellnummer. Wir schicken dir ein Etikett; der Rückweg geht auf uns. Nimm den Karton, in dem es kam, der passt am besten.",
        ],
        [
          "Wann das Geld kommt",
          "Innerhalb von fünf Werktagen, nachdem das Paket bei uns ist, auf die Karte, mit der du bezahlt hast. Du bekommst eine Nachricht, sobald wir es überweisen.",
        ],
        [
          "In der Europäischen Union",
          "Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Unser eigenes Versprechen läuft einfach länger.",
        ],
      ],
    },
    fr: {
      intro:
        "Jusqu’à la fonte des neiges, soit le 30 avril pour le calendrier, et jamais moins de 30 jours. Sans avoir glissé.",
      parts: [
        [
          "Sans avoir glissé, c’est",
          "Tu peux déballer, monter dessus, porter les boots une soirée sur le tapis. Pas de vis dans les inserts, pas de fart, pas de neige. Les étiquettes restent, s’il te plaît.",
        ],
        [
          "Comment faire",
          "Écris-nous avec ton numéro de commande. On t’envoie une étiquette ; le retour est pour nous. Reprends le carton d’origine, c’est celui qui va le mieux.",
        ],
        [
          "Quand l’argent revient",
          "Dans les cinq jours ouvrés après l’arrivée du colis chez nous, sur la carte qui a payé. Un message te prévient.",
        ],
        [
          "Dans l’Union européenne",
          "Tu peux te rétracter dans les 14 jours sans donner de raison. Notre promesse dure simplement plus longtemps.",
        ],
      ],
    },
    es: {
      intro: "Hasta el deshielo, que en el calendario es el 30 de abril, y nunca menos de 30 días. Sin estrenar.",
      parts: [
        [
          "Sin estrenar significa",
          "Puedes desembalarlo, subirte encima, llevar las botas una tarde por la alfombra. Nada de tornillos en los insertos, ni cera, ni nieve. Con las etiquetas, por favor.",
        ],
        [
          "Cómo se hace",
          "Escríbenos con tu número de pedido. Te mandamos una etiqueta; la vuelta la pagamos nosotros. Usa la caja en la que vino, es la que mejor encaja.",
        ],
        [
          "Cuándo vuelve el dinero",
          "En cinco días laborables desde que nos llega el paquete, a la tarjeta con la que pagaste. Te avisamos cuando sale.",
        ],
        ["En la Unión Europea", "Puedes desistir en 14 días sin dar motivos. Nuestra promesa simplemente dura más."],
      ],
    },
    it: {
      intro: "Fino al disgelo, che sul calendario è il 30 aprile, e mai meno di 30 giorni. Mai usato.",
      parts: [
        [
          "Mai usato vuol dire",
          "Puoi aprirlo, salirci sopra, portare gli scarponi una sera sul tappeto. Niente viti negli inserti, niente sciolina, niente neve. Con i cartellini, per favore.",
        ],
        [
          "Come si fa",
          "Scrivici con il numero d’ordine. Ti mandiamo un’etichetta; il ritorno lo paghiamo noi. Usa la scatola in cui è arrivato, è quella che va meglio.",
        ],
        [
          "Quando tornano i soldi",
          "Entro cinque giorni lavorativi da quando il pacco è da noi, sulla carta con cui hai pagato. Ti avvisiamo quando partono.",
        ],
        [
          "Nell’Unione europea",
          "Puoi recedere entro 14 giorni senza dare spiegazioni. La nostra promessa dura semplicemente di più.",
        ],
      ],
    },
    ja: {
      intro: "雪が解けるまで。暦のうえでは4月30日まで、そして少なくとも30日間。未使用に限ります。",
      parts: [
        [
          "未使用とは",
          "開封する、乗ってみる、ブーツを履いて絨毯の上で一晩過ごす、ここまでは大丈夫です。インサートへのビス留め、ワックス、雪は不可。タグは付けたままで。",
        ],
        [
          "手順",
          "注文番号を添えてご連絡ください。返送用ラベルをお送りします。送料は当店負担です。届いたときの箱がいちばん合います。",
        ],
        [
          "返金の時期",
          "荷物の到着から5営業日以内に、お支払いに使ったカードへ返金します。手続きが済みしだいお知らせします。",
        ],
        ["欧州連合では", "14日以内なら理由を問わず契約を撤回できます。当店の約束は、それより長いだけです。"],
      ],
    },
    sv: {
      intro: "Tills snön smälter, i kalendern den 30 april, och aldrig mindre än 30 dagar. Oåkt.",
      parts: [
        [
          "Oåkt betyder",
          "Du får packa upp, ställa dig på den, gå i bootsen på mattan en kväll. Inga skruvar i insatserna, ingen valla, ingen snö. Låt lapparna sitta kvar.",
        ],
        [
          "Så går det till",
          "Skriv till oss med ditt ordernummer. Vi skickar en etikett; returen bjuder vi på. Använd kartongen den kom i, den passar bäst.",
        ],
        [
          "När pengarna kommer",
          "Inom fem arbetsdagar från att paketet nått oss, till kortet du betalade med. Du får ett meddelande när de går iväg.",
        ],
        [
          "I Europeiska unionen",
          "Du får ångra köpet inom 14 dagar utan att ange skäl. Vårt eget löfte gäller helt enkelt längre.",
        ],
      ],
    },
    no: {
      intro: "Til snøen smelter, i kalenderen 30. april, og aldri mindre enn 30 dager. Ukjørt.",
      parts: [
        [
          "Ukjørt betyr",
          "Du kan pakke ut, stå på det, gå med bootsene på teppet en kveld. Ingen skruer i innsatsene, ingen voks, ingen snø. La lappene sitte på.",
        ],
        [
          "Slik gjør du",
          "Skriv til oss med ordrenummeret. Vi sender en etikett; returen tar vi. Bruk esken den kom i, den passer best.",
        ],
        [
          "Når pengene kommer",
          "Innen fem virkedager etter at pakken er hos oss, til kortet du betalte med. Du får beskjed når de går.",
        ],
        [
          "I Den europeiske union",
          "Du kan angre innen 14 dager uten å oppgi grunn. Vårt eget løfte varer ganske enkelt lenger.",
        ],
      ],
    },
  },
});
