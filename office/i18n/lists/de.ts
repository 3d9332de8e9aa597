import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Filter {name} entfernen",
  filters: "Filter",
  viewShared: "Für alle, die diese Liste sehen",
  viewsShared: "Geteilt",
  viewsOwn: "Deine",
  renameView: "Ansicht {name} umbenennen",
  clearFilters: "Filter löschen",
  views: "Ansichten",
  saveView: "Diese Ansicht speichern",
  viewName: "Name der Ansicht",
  removeView: "Ansicht {name} löschen",
  noViews: "Noch keine Ansichten gespeichert.",
  selectAll: "Alle auf dieser Seite auswählen",
  selectMatching: "Alle {number} Treffer auswählen",
  clearSelection: "Auswahl aufheben",
  selectRow: "{name} auswählen",
  pageNumber: "Seite {number}",
  rowsPerPage: "Zeilen",
  bulkChange: "Ändern …",
  bulkPrint: "Drucken …",
  countChanged: "Inzwischen passen {number}. Es wurde nichts geändert: Sieh noch einmal nach.",
} satisfies TextsLike<typeof en>;
