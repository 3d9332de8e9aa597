import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Kunder",
  customerName: "Namn",
  country: "Land",
  group: "Grupp",
  spent: "Handlat för",
  since: "Kund sedan",
  addresses: "Adresser",
  noAddresses: "Ingen adress är sparad.",
  noOrders: "Inga beställningar än.",
  consent: "Samtycken",
  noLetters: "Har inte tackat ja till några mejl.",
  agreedAt: "Tackade ja {time}",
  leftAt: "Tackade nej {time}",
  unconfirmedLetter: "Efterfrågat, inte bekräftat",
  emailConfirmed: "E-post bekräftad",
} satisfies TextsLike<typeof en>;
