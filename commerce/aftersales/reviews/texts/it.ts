import type { ReviewEmailTexts } from "./shape.ts";

export const it: ReviewEmailTexts = {
  request: {
    subject: "Allora, come va?",
    title: "Allora, come va?",
    text: "{name}, ormai l’hai provato per qualche giorno. Due o tre frasi sincere aiutano chi si trova davanti alla stessa scelta. Anche le brutte notizie sono benvenute.",
    button: "Scrivi una recensione",
    note: "Non serve un account: il link conosce il tuo ordine. Leggiamo ogni recensione prima di pubblicarla.",
  },
  confirm: {
    subject: "È questa la tua domanda?",
    title: "È questa la tua domanda?",
    text: "Confermala e la giriamo a chi se ne intende.",
    button: "Sì, invia la domanda",
    note: "Non hai chiesto nulla? Allora non fare nulla, e nulla succederà.",
  },
  answered: {
    subject: "La tua domanda ha una risposta",
    title: "Ecco la risposta.",
    text: "Volevi sapere qualcosa su {product}.",
    button: "Guardala sulla pagina",
    note: "",
  },
  rejected: {
    subject: "La tua recensione",
    title: "Questa recensione non la pubblichiamo.",
    text: "Hai recensito {product}, grazie per il tempo che ci hai dedicato. Leggiamo ogni recensione prima di pubblicarla, e questa non comparirà.",
    button: "Scrivici",
    note: "Non sei d’accordo? Diccelo, e la rileggerà qualcun altro.",
    reason: "Il motivo:",
  },
  leave: "Niente più e-mail come questa",
  help: "Domande? Le risposte sono qui: {link}.",
};
