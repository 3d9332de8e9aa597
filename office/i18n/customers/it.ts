import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Clienti",
  customerName: "Nome",
  country: "Paese",
  group: "Gruppo",
  spent: "Speso",
  since: "Cliente dal",
  addresses: "Indirizzi",
  noAddresses: "Nessun indirizzo salvato.",
  noOrders: "Ancora nessun ordine.",
  consent: "Consensi",
  noLetters: "Non ha acconsentito a nessuna e-mail.",
  agreedAt: "Acconsentito {time}",
  leftAt: "Disiscritto {time}",
  unconfirmedLetter: "Richiesto, non confermato",
  emailConfirmed: "E-mail confermata",
} satisfies TextsLike<typeof en>;
