import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filtres",
  "catalogue.apply": "Appliquer",
  "catalogue.show": "Voir les résultats ({count})",
  "catalogue.clear-all": "Tout effacer",
  "catalogue.remove-filter": "Retirer le filtre : {filter}",
  "catalogue.sort": "Trier par",
  "catalogue.sort-popular": "Populaires",
  "catalogue.sort-newest": "Nouveautés",
  "catalogue.sort-price-up": "Prix croissant",
  "catalogue.sort-price-down": "Prix décroissant",
  "catalogue.sort-name": "Nom",
  "catalogue.sort-saving": "Plus forte remise",
  "catalogue.sale-line": "La saison dernière. La même montagne.",
  "view.label": "Affichage",
  "view.grid": "Grille",
  "view.rows": "Lignes",
  "catalogue.nothing-title": "Rien ne correspond.",
  "catalogue.nothing-text": "À force de filtrer, il ne reste que l’air. Retire un filtre ou deux.",
  "catalogue.drop": "Sans « {filter} » ({count})",
  "catalogue.price-from-label": "De ({currency})",
  "catalogue.price-to-label": "À ({currency})",
  "catalogue.availability": "Disponibilité",
  "catalogue.only-in-stock": "En stock uniquement",
} satisfies TextsLike<typeof en>;
