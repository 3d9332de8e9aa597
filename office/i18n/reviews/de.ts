import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  modWhat: "Was",
  modReviews: "Bewertungen",
  modQuestions: "Fragen",
  modAnswers: "Antworten",
  modReported: "Gemeldet",
  modReports: { one: "{count} Meldung", other: "{count} Meldungen" },
  modPublish: "Veröffentlichen",
  modReject: "Ablehnen",
  modReply: "Beantworten",
  modReplyHint: "Sie erscheint sofort mit der Frage und geht an die Person, die gefragt hat.",
  modTranslate: "Übersetzen",
  modTranslateTo: "Sprache",
  modTranslateTitle: "Titel",
  modTranslateText: "Text",
  modTranslateHint:
    "Wer diese Sprache liest, klappt sie unter dem Original auf. Bleibt beides leer, gibt es keine Übersetzung.",
  modTranslatedBy: "Übersetzt von {name}; hier gespeichert, gilt sie als deine.",
  modTranslations: "Von {name} übersetzt: {languages}",
  modReason: "Grund",
  modReasonHint: "Wer eine Bewertung geschrieben hat, erfährt ihn.",
  modRejectTitle: { one: "{count} Eintrag ablehnen", other: "{count} Einträge ablehnen" },
  modDecided: { one: "{count} entschieden", other: "{count} entschieden" },
  modDecidedBefore: {
    one: "Über {count} hatte schon jemand anders entschieden",
    other: "Über {count} hatte schon jemand anders entschieden",
  },
  modPhoto: "Foto",
  modFromShop: "Vom Shop",
  modLeft: "(nicht mehr da)",
  review: "Bewertung",
  author: "Von",
  written: "Geschrieben",
  published: "Veröffentlicht",
  rejected: "Abgelehnt",
} satisfies TextsLike<typeof en>;
