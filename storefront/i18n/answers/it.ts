import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Ordinare e pagare",
  "group.delivery": "Consegna",
  "group.returns": "Resi e garanzia",
  "group.sizes": "Taglie e vestibilità",
  "group.care": "Cura e riparazione",
  "group.account": "Account e noi",
  "group.more": "Altre risposte",
  "way.order": "Dov’è il mio ordine?",
  "way.return": "Fare un reso",
  "way.size": "Trova la mia taglia",
  find: "Di che cosa si tratta?",
  "find.example": "rimborso, misura degli scarponi, DHL",
  "find.submit": "Cerca",
  nothing: "Nessuna risposta breve ha queste parole. Chiedi a noi: risponde una persona.",
  "return.guest": "Senza account",
  changed: "Ultima modifica: {date}",
  related: "Sullo stesso tema",
  all: "Tutte le risposte",
} satisfies TextsLike<typeof en>;
