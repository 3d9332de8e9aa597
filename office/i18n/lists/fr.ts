import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Retirer le filtre {name}",
  filters: "Filtres",
  viewShared: "Pour tous ceux qui voient cette liste",
  viewsShared: "Partagées",
  viewsOwn: "Les vôtres",
  renameView: "Renommer la vue {name}",
  clearFilters: "Effacer les filtres",
  views: "Vues",
  saveView: "Enregistrer cette vue",
  viewName: "Nom de la vue",
  removeView: "Supprimer la vue {name}",
  noViews: "Aucune vue enregistrée.",
  selectAll: "Tout sélectionner sur cette page",
  selectMatching: "Sélectionner les {number} résultats",
  clearSelection: "Annuler la sélection",
  selectRow: "Sélectionner {name}",
  pageNumber: "Page {number}",
  rowsPerPage: "Lignes",
  bulkChange: "Modifier…",
  bulkPrint: "Imprimer…",
  countChanged: "{number} correspondent à présent. Rien n’a été modifié : vérifiez encore.",
} satisfies TextsLike<typeof en>;
