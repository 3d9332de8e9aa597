import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Total avant taxes",
  "total.taxLater": "La taxe s’ajoute avec votre adresse.",
  "giftCard.fold": "Utiliser une carte cadeau",
  "help.ask": "Une question ? Écrivez-nous",
  "help.returns": "Comment renvoyer",
  "help.secure": "Chiffré en chemin. Nous ne gardons jamais de numéro de carte.",
  "help.title": "Aide pour cette commande",
  "done.arrives": "Livraison {dates}.",
  "done.open": "Ouvrir la commande",
  "account.title": "Gardez cette commande : choisissez un mot de passe",
  "account.text": "Nous savons le reste : votre nom, {email} et cette commande.",
  "account.submit": "Ouvrir le compte",
  "account.done": "Votre compte est ouvert, et cette commande s’y trouve.",
  "account.taken": "Cette adresse a déjà un compte. {link}, et la prochaine commande s’y trouvera.",
  "account.signIn": "Connectez-vous",
} satisfies TextsLike<typeof en>;
