import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Fjern filteret {name}",
  filters: "Filtre",
  viewShared: "For alle som ser listen",
  viewsShared: "Delte",
  viewsOwn: "Dine",
  renameView: "Gi visningen {name} nytt navn",
  clearFilters: "Fjern filtre",
  views: "Visninger",
  saveView: "Lagre denne visningen",
  viewName: "Navn på visningen",
  removeView: "Fjern visningen {name}",
  noViews: "Ingen lagrede visninger ennå.",
  selectAll: "Velg alle på siden",
  selectMatching: "Velg alle {number} treff",
  clearSelection: "Fjern valg",
  selectRow: "Velg {name}",
  pageNumber: "Side {number}",
  rowsPerPage: "Rader",
  bulkChange: "Endre…",
  bulkPrint: "Skriv ut…",
  countChanged: "Nå passer {number}. Ingenting ble endret: se en gang til.",
} satisfies TextsLike<typeof en>;
