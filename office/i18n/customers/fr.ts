import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Clients",
  customerName: "Nom",
  country: "Pays",
  group: "Groupe",
  spent: "Dépensé",
  since: "Client depuis",
  addresses: "Adresses",
  noAddresses: "Aucune adresse enregistrée.",
  noOrders: "Aucune commande pour l’instant.",
  consent: "Consentements",
  noLetters: "N’a accepté aucun e-mail.",
  agreedAt: "Accepté {time}",
  leftAt: "Désinscrit {time}",
  unconfirmedLetter: "Demandé, non confirmé",
  emailConfirmed: "E-mail confirmé",
} satisfies TextsLike<typeof en>;
