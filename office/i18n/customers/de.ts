import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Kunden",
  customerName: "Name",
  country: "Land",
  group: "Gruppe",
  spent: "Umsatz",
  since: "Kunde seit",
  addresses: "Adressen",
  noAddresses: "Es ist keine Adresse gespeichert.",
  noOrders: "Noch keine Bestellungen.",
  consent: "Einwilligungen",
  noLetters: "Hat keinen E-Mails zugestimmt.",
  agreedAt: "Zugestimmt {time}",
  leftAt: "Abgemeldet {time}",
  unconfirmedLetter: "Angefragt, nicht bestätigt",
  emailConfirmed: "E-Mail bestätigt",
} satisfies TextsLike<typeof en>;
