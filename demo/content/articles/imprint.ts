import { article } from "#demo/content/article.ts";

const address = "Firn AG (Demo), Talstation 1, 7270 Davos";

export const imprint = article({
  contentType: "page",
  uid: "imprint",
  url: "/imprint",
  title: {
    en: "Imprint",
    de: "Impressum",
    fr: "Mentions légales",
    es: "Aviso legal",
    it: "Note legali",
    ja: "運営者情報",
    sv: "Om företaget",
    no: "Om selskapet",
  },
  bodies: {
    en: {
      intro: "Who is behind this shop.",
      parts: [
        [
          "Company",
          `${address}, Switzerland.`,
          "Firn is an invented brand and this is a demonstration shop: nothing is sold, nothing is charged, nothing is shipped.",
        ],
        ["Contact", "help@firn.example, +41 81 555 01 23, Monday to Friday 9:00 to 17:00."],
        ["Responsible for the content", "The people at the address above."],
      ],
    },
    de: {
      intro: "Wer hinter diesem Shop steht.",
      parts: [
        [
          "Unternehmen",
          `${address}, Schweiz.`,
          "Firn ist eine erfundene Marke und dies ein Vorführladen: Verkauft wird nichts, abgebucht wird nichts, verschickt wird nichts.",
        ],
        ["Kontakt", "help@firn.example, +41 81 555 01 23, Montag bis Freitag 9 bis 17 Uhr."],
        ["Verantwortlich für den Inhalt", "Die Leute unter der Adresse oben."],
      ],
    },
    fr: {
      intro: "Qui se tient derrière cette boutique.",
      parts: [
        [
          "Société",
          `${address}, Suisse.`,
          "Firn est une marque inventée et ceci une boutique de démonstration : rien n’est vendu, rien n’est débité, rien n’est expédié.",
        ],
        ["Contact", "help@firn.example, +41 81 555 01 23, du lundi au vendredi de 9 h à 17 h."],
        ["Responsables du contenu", "Les personnes à l’adresse ci-dessus."],
      ],
    },
    es: {
      intro: "Quién está detrás de esta tienda.",
      parts: [
        [
          "Empresa",
          `${address}, Suiza.`,
          "Firn es una marca inventada y esta es una tienda de muestra: no se vende nada, no se cobra nada, no se envía nada.",
        ],
        ["Contacto", "help@firn.example, +41 81 555 01 23, de lunes a viernes de 9:00 a 17:00."],
        ["Responsables del contenido", "Las personas de la dirección de arriba."],
      ],
    },
    it: {
      intro: "Chi c’è dietro questo negozio.",
      parts: [
        [
          "Società",
          `${address}, Svizzera.`,
          "Firn è un marchio inventato e questo un negozio dimostrativo: non si vende nulla, non si addebita nulla, non si spedisce nulla.",
        ],
        ["Contatti", "help@firn.example, +41 81 555 01 23, dal lunedì al venerdì dalle 9 alle 17."],
        ["Responsabili dei contenuti", "Le persone all’indirizzo qui sopra."],
      ],
    },
    ja: {
      intro: "このショップの運営者について。",
      parts: [
        [
          "会社",
          `${address}（スイス）`,
          "Firnは架空のブランドで、ここはデモショップです。販売も、請求も、発送も行いません。",
        ],
        ["連絡先", "help@firn.example、+41 81 555 01 23、月曜日から金曜日の9時から17時（現地時間）。"],
        ["内容の責任者", "上記の住所にいる者です。"],
      ],
    },
    sv: {
      intro: "Vilka som står bakom den här butiken.",
      parts: [
        [
          "Företag",
          `${address}, Schweiz.`,
          "Firn är ett påhittat märke och det här är en demobutik: inget säljs, inget dras, inget skickas.",
        ],
        ["Kontakt", "help@firn.example, +41 81 555 01 23, måndag till fredag 9–17."],
        ["Ansvariga för innehållet", "Människorna på adressen ovan."],
      ],
    },
    no: {
      intro: "Hvem som står bak denne butikken.",
      parts: [
        [
          "Selskap",
          `${address}, Sveits.`,
          "Firn er et oppdiktet merke, og dette er en demobutikk: Ingenting selges, ingenting trekkes, ingenting sendes.",
        ],
        ["Kontakt", "help@firn.example, +41 81 555 01 23, mandag til fredag 9–17."],
        ["Ansvarlige for innholdet", "Folkene på adressen over."],
      ],
    },
  },
});
