import type { ReviewEmailTexts } from "./shape.ts";

export const de: ReviewEmailTexts = {
  request: {
    subject: "Und, wie fährt es sich?",
    title: "Und, wie fährt es sich?",
    text: "{name}, du hattest jetzt ein paar Tage damit. Zwei, drei ehrliche Sätze helfen allen, die vor derselben Wahl stehen. Auch schlechte Nachrichten sind willkommen.",
    button: "Bewertung schreiben",
    note: "Du brauchst dafür kein Konto: Der Link kennt deine Bestellung. Wir lesen jede Bewertung, bevor sie erscheint.",
  },
  confirm: {
    subject: "Ist das deine Frage?",
    title: "Ist das deine Frage?",
    text: "Bestätige sie kurz, dann geben wir sie an die Leute weiter, die es wissen.",
    button: "Ja, Frage stellen",
    note: "Du hast nichts gefragt? Dann tu einfach nichts, und es passiert nichts.",
  },
  answered: {
    subject: "Deine Frage hat eine Antwort",
    title: "Die Antwort ist da.",
    text: "Du wolltest etwas zu {product} wissen.",
    button: "Auf der Seite ansehen",
    note: "",
  },
  rejected: {
    subject: "Deine Bewertung",
    title: "Diese Bewertung zeigen wir nicht.",
    text: "Du hast {product} bewertet, danke für deine Zeit. Wir lesen jede Bewertung, bevor sie erscheint, und diese erscheint nicht.",
    button: "Schreib uns",
    note: "Du siehst das anders? Sag es uns, dann liest sie noch einmal jemand anderes.",
    reason: "Der Grund:",
  },
  leave: "Keine solchen Mails mehr",
  help: "Fragen? Antworten gibt es hier: {link}.",
};
