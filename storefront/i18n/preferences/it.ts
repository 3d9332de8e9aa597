import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Lingua e posta",
  "preferences.text": "Le e-mail sui tuoi ordini arrivano sempre.",
  "preferences.language": "Lingua",
  "preferences.language.none": "Come nel negozio",
  "preferences.language.hint":
    "Per le nostre e-mail e, se il negozio del tuo paese la parla, per le pagine dopo l’accesso.",
  "preferences.lists": "Ricevi",
  "preferences.carts": "Un promemoria del carrello che ho lasciato",
  "preferences.carts.hint": "Solo per i carrelli in cui lo chiedi alla cassa, o finché ricevi le nostre novità.",
  "preferences.reviews": "Un’e-mail che mi chiede cosa penso dei miei acquisti",
  "preferences.submit": "Salva",
  "preferences.saved": "La tua scelta è salvata.",
  "preferences.unconfirmed": "Prima segui il link nell’e-mail inviata a {email}. Poi scegli qui che cosa riceve.",
  "preferences.watches": "Stai aspettando",
  "preferences.watches.text": "Scriviamo una volta, quando torna disponibile.",
  "preferences.watches.stop": "Non aspettare più",
  "preferences.watches.stopped": "Non lo aspetti più.",
  "preferences.address.use.shipping": "I pacchi arrivano qui, se non dico altro",
  "preferences.address.use.billing": "Le fatture sono intestate a questo indirizzo",
  "preferences.address.for.shipping": "I pacchi arrivano qui",
  "preferences.address.for.billing": "Le fatture arrivano qui",
  "address.fact.collect": "Preferisci ritirarlo?",
  "address.fact.collect.text": "I negozi con ritiro ti tengono il pacco.",
  "address.fact.sent": "È già in viaggio?",
  "address.fact.sent.text": "Un pacco partito tiene il suo indirizzo.",
  "address.fact.present": "Per qualcun altro?",
  "address.fact.present.text": "Alla cassa va bene ogni indirizzo. Nessuno deve restare qui.",
} satisfies TextsLike<typeof en>;
