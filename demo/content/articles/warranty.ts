import { article } from "#demo/content/article.ts";

/** Support: what is repaired, replaced, or nobody's fault. */
export const warranty = article({
  contentType: "support",
  uid: "warranty",
  url: "/support/warranty",
  more: { order: 5 },
  title: {
    en: "Warranty",
    de: "Garantie",
    fr: "Garantie",
    es: "Garantía",
    it: "Garanzia",
    ja: "保証",
    sv: "Garanti",
    no: "Garanti",
  },
  bodies: {
    en: {
      intro:
        "Three years on boards and bindings, two on everything else. If it broke because we built it badly, it is ours again.",
      parts: [
        [
          "What is covered",
          "Delamination, edges that let go, inserts that pull out, seams, zips, dials, shells that leak. Send a picture first; half of the cases need no parcel.",
        ],
        [
          "What is not",
          "Rocks, rails, roof boxes, dogs, wear. We repair those too where we can, at cost, and say honestly when it is not worth it.",
        ],
        [
          "How long it takes",
          "Ten working days from the parcel to the answer, in winter. In August we answer the same afternoon. Your legal rights as a buyer stay as they are.",
        ],
      ],
    },
    de: {
      intro:
        "Drei Jahre auf Boards und Bindungen, zwei auf alles andere. Ist es gebrochen, weil wir es schlecht gebaut haben, gehört es wieder uns.",
      parts: [
        [
          "Was dazugehört",
          "Delamination, Kanten, die loslassen, Inserts, die ausreißen, Nähte, Reißverschlüsse, Drehverschlüsse, Stoffe, die nicht mehr dicht sind. Schick erst ein Bild; die Hälfte der Fälle braucht kein Paket.",
        ],
        [
          "Was nicht",
          "Steine, Rails, Dachboxen, Hunde, Verschleiß. Auch das reparieren wir, wo es geht, zum Selbstkostenpreis, und sagen ehrlich, wenn es sich nicht lohnt.",
        ],
        [
          "Wie lange es dauert",
          "Im Winter zehn Werktage vom Paket bis zur Antwort. Im August antworten wir am selben Nachmittag. Deine gesetzlichen Rechte als Käufer bleiben, wie sie sind.",
        ],
      ],
    },
    fr: {
      intro:
        "Trois ans sur les planches et les fixations, deux sur le reste. Si ça a cassé parce qu’on l’a mal construit, c’est de nouveau à nous.",
      parts: [
        [
          "Ce qui est couvert",
          "Délaminage, carres qui lâchent, inserts arrachés, coutures, zips, molettes, tissus qui fuient. Envoie d’abord une photo : une fois sur deux, pas besoin de colis.",
        ],
        [
          "Ce qui ne l’est pas",
          "Cailloux, rails, coffres de toit, chiens, usure. On répare aussi quand c’est possible, à prix coûtant, et on dit franchement quand ça ne vaut pas la peine.",
        ],
        [
          "Combien de temps",
          "En hiver, dix jours ouvrés entre le colis et la réponse. En août, on répond l’après-midi même. Tes droits légaux d’acheteur restent entiers.",
        ],
      ],
    },
    es: {
      intro:
        "Tres años en tablas y fijaciones, dos en lo demás. Si se rompió porque lo hicimos mal, vuelve a ser nuestro.",
      parts: [
        [
          "Qué cubre",
          "Delaminación, cantos que se sueltan, insertos que se arrancan, costuras, cremalleras, diales, tejidos que calan. Manda antes una foto; en la mitad de los casos no hace falta paquete.",
        ],
        [
          "Qué no",
          "Piedras, raíles, cofres de techo, perros, desgaste. También lo reparamos cuando se puede, a precio de coste, y decimos con franqueza cuándo no compensa.",
        ],
        [
          "Cuánto tarda",
          "En invierno, diez días laborables desde el paquete hasta la respuesta. En agosto respondemos la misma tarde. Tus derechos legales como comprador siguen intactos.",
        ],
      ],
    },
    it: {
      intro:
        "Tre anni su tavole e attacchi, due su tutto il resto. Se si è rotto perché l’abbiamo costruito male, torna nostro.",
      parts: [
        [
          "Che cosa copre",
          "Delaminazione, lamine che si staccano, inserti che escono, cuciture, cerniere, rotelle, tessuti che perdono. Manda prima una foto; metà dei casi non ha bisogno di un pacco.",
        ],
        [
          "Che cosa no",
          "Sassi, rail, box da tetto, cani, usura. Ripariamo anche quello, dove si può, a prezzo di costo, e diciamo con sincerità quando non ne vale la pena.",
        ],
        [
          "Quanto ci vuole",
          "In inverno dieci giorni lavorativi dal pacco alla risposta. Ad agosto rispondiamo il pomeriggio stesso. I tuoi diritti di legge restano come sono.",
        ],
      ],
    },
    ja: {
      intro: "ボードとビンディングは3年、その他は2年。作りが悪くて壊れたものは、ふたたび私たちのものです。",
      parts: [
        [
          "対象になるもの",
          "剥離、外れたエッジ、抜けたインサート、縫い目、ファスナー、ダイヤル、浸水する生地。まず写真を送ってください。半数は荷物を送らずに済みます。",
        ],
        [
          "対象にならないもの",
          "岩、レール、ルーフボックス、犬、摩耗。可能なものは実費で修理し、割に合わないときは正直にお伝えします。",
        ],
        [
          "かかる時間",
          "冬は荷物の到着から回答まで10営業日。8月ならその日の午後に。購入者としての法律上の権利はそのまま残ります。",
        ],
      ],
    },
    sv: {
      intro:
        "Tre år på brädor och bindningar, två på allt annat. Gick det sönder för att vi byggde dåligt är det vårt igen.",
      parts: [
        [
          "Vad som ingår",
          "Delaminering, kanter som släpper, insatser som dras ur, sömmar, dragkedjor, vred, tyger som läcker. Skicka en bild först; hälften av fallen behöver inget paket.",
        ],
        [
          "Vad som inte ingår",
          "Stenar, rails, takboxar, hundar, slitage. Det lagar vi också där det går, till självkostnad, och säger ärligt när det inte lönar sig.",
        ],
        [
          "Hur lång tid det tar",
          "På vintern tio arbetsdagar från paket till svar. I augusti svarar vi samma eftermiddag. Dina lagliga rättigheter som köpare gäller som vanligt.",
        ],
      ],
    },
    no: {
      intro: "Tre år på brett og bindinger, to på alt annet. Røk det fordi vi bygde dårlig, er det vårt igjen.",
      parts: [
        [
          "Hva som dekkes",
          "Delaminering, kanter som slipper, innsatser som rives ut, sømmer, glidelåser, dreieknapper, stoffer som lekker. Send et bilde først; halvparten av sakene trenger ingen pakke.",
        ],
        [
          "Hva som ikke dekkes",
          "Steiner, rails, takbokser, hunder, slitasje. Det reparerer vi også der det går, til kostpris, og sier ærlig fra når det ikke lønner seg.",
        ],
        [
          "Hvor lang tid det tar",
          "Om vinteren ti virkedager fra pakke til svar. I august svarer vi samme ettermiddag. De lovfestede rettighetene dine som kjøper står ved lag.",
        ],
      ],
    },
  },
});
