import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Code promo",
  "coupon.add": "Appliquer",
  "coupon.remove": "Retirer {code}",
  "coupon.after": "Après remises",
  "coupon.later": "compté à la commande",
  "code.missing": "Le code manque.",
  "coupon.unknown": "Nous ne connaissons pas ce code. Chaque lettre est-elle juste ?",
  "coupon.not-yet": "Ce code n’est pas encore valable.",
  "coupon.ended": "Ce code a expiré.",
  "coupon.region": "Ce code ne vaut pas dans cette région.",
  "coupon.group": "Ce code est destiné à d’autres clients.",
  "coupon.minimum": "Ce code vaut à partir d’un montant plus élevé : il manque {amount}.",
  "coupon.nothing": "Ce code ne concerne rien dans le panier.",
  "coupon.used-up": "Ce code est épuisé.",
  "coupon.used-by-you": "Ce code ne sert qu’une fois par personne.",
  "coupon.not-with-others": "Ce code ne se cumule pas, et la remise en cours vaut mieux.",
  "coupon.tooMany": {
    one: "Un panier accepte {count} code. Il faut d’abord en retirer un.",
    other: "Un panier accepte {count} codes. Il faut d’abord en retirer un.",
  },
  "coupon.tries": {
    one: "Trop de codes erronés. Nouvel essai possible dans {minutes} minute.",
    other: "Trop de codes erronés. Nouvel essai possible dans {minutes} minutes.",
  },
  "giftCard.title": "Carte cadeau",
  "giftCard.label": "Code de la carte cadeau",
  "giftCard.hint": "16 lettres et chiffres, dans l’e-mail.",
  "giftCard.add": "Utiliser",
  "giftCard.remove": "Retirer la carte •••• {card}",
  "giftCard.unknown": "Nous ne connaissons pas cette carte cadeau. Chaque lettre est-elle juste ?",
  "giftCard.ended": "Cette carte cadeau a expiré.",
  "giftCard.empty": "Il ne reste rien sur cette carte cadeau.",
  "giftCard.currency": "Cette carte cadeau est dans une autre devise.",
  "giftCard.gift-cards-only":
    "Les cartes cadeaux ne se paient pas avec une carte cadeau, et votre panier ne contient rien d’autre.",
  "giftCard.tooMany": {
    one: "Une commande accepte {count} carte cadeau. Il faut d’abord en retirer une.",
    other: "Une commande accepte {count} cartes cadeaux. Il faut d’abord en retirer une.",
  },
  "giftCard.covered": "Votre carte cadeau paie tout. Aucune autre carte n’est nécessaire.",
} satisfies TextsLike<typeof en>;
