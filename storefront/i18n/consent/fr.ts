import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Avant de continuer",
  "consent.text":
    "Nous aimerions compter les visites et mesurer notre publicité avec l’aide de tiers. À toi de décider ; tu peux changer d’avis à tout moment en bas de page.",
  "consent.accept": "Accepter",
  "consent.refuse": "Refuser",
  "consent.choose": "Choisir",
  "consent.save": "Enregistrer",
  "consent.necessary": "Nécessaires",
  "consent.necessary-text": "Panier, connexion, langue : sans eux, rien ne marche.",
  "consent.analytics": "Statistiques",
  "consent.analytics-text": "Les pages lues, et celles où l’on se perd.",
  "consent.marketing": "Publicité",
  "consent.marketing-text": "Si notre publicité ailleurs amène quelqu’un ici.",
} satisfies TextsLike<typeof en>;
