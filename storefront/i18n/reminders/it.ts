import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Il tuo carrello",
  "restore.text": "Ecco che cosa hai lasciato. Un clic, ed è nel carrello di questo browser, ai prezzi di oggi.",
  "restore.submit": "Metti nel mio carrello",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Questo carrello non c’è più",
  "restore.over": "È diventato un ordine, o nel frattempo è stato svuotato. Gli scaffali sono ancora pieni.",
  "restore.home": "Dai un’occhiata",
  "restore.some": {
    by: "added",
    one: "Non tutto è ancora disponibile. Nel carrello: {added} articolo su {count}.",
    other: "Non tutto è ancora disponibile. Nel carrello: {added} articoli su {count}.",
  },
  "restore.cart": "Al carrello",
  "reminders.title": "Basta messaggi sui carrelli",
  "reminders.text": "Non ti scriviamo più quando qualcosa resta nel tuo carrello.",
  "reminders.submit": "Basta messaggi come questo",
  "reminders.done": "Fatto. Non arriveranno più messaggi sui carrelli abbandonati.",
} satisfies TextsLike<typeof en>;
