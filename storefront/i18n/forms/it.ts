import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "newsletter.title": "Lettere da noi",
  "newsletter.text":
    "Che cosa c’è di nuovo, che cosa c’è sul banco, che cosa è scontato. Poche lettere a stagione, ognuna con un link per smettere.",
  "newsletter.submit": "Iscriviti",
  "newsletter.lists": "Di che cosa possiamo scriverti?",
  "newsletter.list.news": "Novità",
  "newsletter.list.journal": "Il diario",
  "newsletter.list.sales": "Saldi",
  "newsletter.sent.title": "Guarda la posta",
  "newsletter.sent": "Abbiamo mandato un link a {email}. Prima che tu lo segua non arriva niente.",
  "newsletter.confirm.title": "Ancora un clic",
  "newsletter.confirm.text": "Conferma che questo indirizzo è tuo e sei sulla lista.",
  "newsletter.confirm": "Conferma",
  "newsletter.confirmed.title": "Sei sulla lista",
  "newsletter.confirmed":
    "La prossima lettera è anche per te. Può volerci un po’: scriviamo solo quando c’è qualcosa da dire.",
  "newsletter.leave.title": "Basta lettere?",
  "newsletter.leave.text": "Un clic e questo indirizzo esce da ogni lista.",
  "newsletter.leave": "Cancellami",
  "newsletter.left.title": "Non sei più sulla lista",
  "newsletter.left": "Non arriva più niente. La neve resta dov’è.",
  "newsletter.stale": "Questo link non vale più. Iscriviti di nuovo e ne arriva uno nuovo.",
  "notify.title": "Avvisami quando torna",
  "notify.text": "Il tuo indirizzo, una lettera appena torna {name}, nient’altro.",
  "notify.submit": "Avvisami",
  "notify.sent.title": "Segnato",
  "notify.sent": "Appena si può avere di nuovo, parte una lettera per {email}.",
  "notify.already": "Sei in lista. Un solo messaggio, appena torna disponibile.",
  "contact.title": "Scrivici",
  "contact.text":
    "Una domanda, un cinturino rotto, un’idea. La legge una persona, di solito entro un giorno lavorativo.",
  "contact.open": "Al modulo",
  "contact.name": "Il tuo nome",
  "contact.order": "Numero d’ordine",
  "contact.optional": "(facoltativo)",
  "contact.message": "Il tuo messaggio",
  "contact.submit": "Invia",
  "contact.sent.title": "È in viaggio",
  "contact.sent": "Rispondiamo a {email}, di solito entro un giorno lavorativo.",
  "contact.reach": "Come trovarci",
  "contact.phone": "Telefono",
  "form.many": {
    one: "È stato molto in poco tempo. Riprova tra {minutes} minuto.",
    other: "È stato molto in poco tempo. Riprova tra {minutes} minuti.",
  },
  "form.choose": "Scegline almeno una.",
  "form.robot":
    "Non abbiamo capito se sei una persona. Rispondi alla domanda sopra il pulsante e invia ancora una volta; quello che hai scritto è ancora qui.",
  "content.pictures": "Immagini",
} satisfies TextsLike<typeof en>;
