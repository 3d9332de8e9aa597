import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Arrive {dates}",
  "purchase.express": "Express : {dates}",
  "purchase.free": "Livraison offerte",
  "purchase.freeFrom": "Offerte dès {amount}",
  "purchase.return": "Retour possible jusqu’au {date}",
  "purchase.collect": {
    one: "À retirer en magasin : prêt {dates}",
    other: "À retirer dans l’un de {count} magasins : prêt {dates}",
  },
  "purchase.shelf": "En rayon en magasin",
  "purchase.shelfAll": "toutes les tailles",
  "purchase.shelfSome": "{some} tailles sur {of}",
  "purchase.shelfMore": { one: "et dans {count} autre magasin", other: "et dans {count} autres magasins" },
  "purchase.setup": "Complète ton équipement",
  "purchase.setupMatched": "Montage, flex et niveau vont ensemble. Il ne te reste qu’à choisir les tailles.",
  "purchase.setupWorn": "Faits pour être portés ensemble. Il ne te reste qu’à choisir les tailles.",
  "purchase.total": "Le tout",
  "purchase.kept": "Tu économises {money}.",
  "purchase.addAll": "Tout ajouter au panier ({all})",
  "purchase.size": "Choisis la taille",
  "purchase.missing": "Choisis d’abord une taille pour chacun.",
  "purchase.sheet": "Quelle taille ?",
  "purchase.addOne": "Ajouter {size} · {price}",
  "purchase.count": "{number} sur {all}",
  "purchase.zoomIn": "Agrandir",
  "purchase.zoomOut": "Réduire",
  "purchase.ordered": "Commandée",
} satisfies TextsLike<typeof en>;
