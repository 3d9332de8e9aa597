import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Totale prima delle imposte",
  "total.taxLater": "Le imposte si aggiungono con il tuo indirizzo.",
  "giftCard.fold": "Usa una carta regalo",
  "help.ask": "Domande? Scrivici",
  "help.returns": "Come funzionano i resi",
  "help.secure": "Trasmesso cifrato. Non conserviamo mai i numeri delle carte.",
  "help.title": "Aiuto per questo ordine",
  "done.arrives": "Arriva {dates}.",
  "done.open": "Apri l’ordine",
  "account.title": "Conserva quest’ordine: scegli una password",
  "account.text": "Il resto lo sappiamo: il tuo nome, {email} e questo ordine.",
  "account.submit": "Apri l’account",
  "account.done": "Il tuo account è aperto, e questo ordine è lì.",
  "account.taken": "Per questo indirizzo esiste già un account. {link}, e il prossimo ordine sarà lì.",
  "account.signIn": "Accedi",
} satisfies TextsLike<typeof en>;
