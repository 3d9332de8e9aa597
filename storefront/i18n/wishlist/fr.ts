import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Liste d’envies",
  "wish.shared": "Une liste d’envies",
  "wish.empty": "Encore rien au crochet.",
  "wish.empty.text": "Le cœur d’un produit le garde ici.",
  "wish.signin": "Se connecter pour retrouver sa liste",
  "wish.guest": "Elle reste dans ce navigateur. Connecte-toi pour la garder.",
  "wish.cart": "Ajouter au panier",
  "wish.share": "Lien pour la montrer",
  "wish.share.text": "Qui a ce lien voit la liste, et rien d’autre de toi.",
  "wish.full": {
    one: "La liste est pleine : elle contient {count} produit.",
    other: "La liste est pleine : elle contient {count} produits.",
  },
  "wish.missing": "Ce produit n’existe plus.",
} satisfies TextsLike<typeof en>;
