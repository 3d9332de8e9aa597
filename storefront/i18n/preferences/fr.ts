import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Langue et courrier",
  "preferences.text": "Les e-mails sur vos commandes arrivent toujours.",
  "preferences.language": "Langue",
  "preferences.language.none": "Comme dans la boutique",
  "preferences.language.hint":
    "Pour nos e-mails et, si la boutique de ton pays la parle, pour les pages après la connexion.",
  "preferences.lists": "Tu reçois",
  "preferences.carts": "Un rappel du panier que j’ai laissé",
  "preferences.carts.hint":
    "Seulement pour les paniers où tu le demandes au paiement, ou tant que tu reçois nos nouvelles.",
  "preferences.reviews": "Un e-mail qui me demande mon avis sur mes achats",
  "preferences.submit": "Enregistrer mes choix",
  "preferences.saved": "Tes choix sont enregistrés.",
  "preferences.unconfirmed":
    "Suis d’abord le lien de l’e-mail envoyé à {email}. Ensuite, tu choisis ici ce qui y arrive.",
  "preferences.watches": "Tu attends",
  "preferences.watches.text": "Nous écrivons une fois, dès que c’est de nouveau disponible.",
  "preferences.watches.stop": "Ne plus attendre",
  "preferences.watches.stopped": "Tu ne l’attends plus.",
  "preferences.address.use.shipping": "Les colis arrivent ici, sauf indication contraire",
  "preferences.address.use.billing": "Les factures sont établies à cette adresse",
  "preferences.address.for.shipping": "Les colis arrivent ici",
  "preferences.address.for.billing": "Les factures arrivent ici",
  "address.fact.collect": "Plutôt le retirer ?",
  "address.fact.collect.text": "Les magasins avec retrait gardent ton colis.",
  "address.fact.sent": "Déjà en route ?",
  "address.fact.sent.text": "Un colis parti garde son adresse.",
  "address.fact.present": "Pour quelqu’un d’autre ?",
  "address.fact.present.text": "La caisse accepte toute adresse. Aucune ne doit rester ici.",
} satisfies TextsLike<typeof en>;
