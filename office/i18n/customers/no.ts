import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Kunder",
  customerName: "Navn",
  country: "Land",
  group: "Gruppe",
  spent: "Handlet for",
  since: "Kunde siden",
  addresses: "Adresser",
  noAddresses: "Ingen adresse er lagret.",
  noOrders: "Ingen bestillinger ennå.",
  consent: "Samtykker",
  noLetters: "Har ikke takket ja til e-post.",
  agreedAt: "Takket ja {time}",
  leftAt: "Meldte seg av {time}",
  unconfirmedLetter: "Bedt om, ikke bekreftet",
  emailConfirmed: "E-post bekreftet",
} satisfies TextsLike<typeof en>;
