import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Ta bort filtret {name}",
  filters: "Filter",
  viewShared: "För alla som ser listan",
  viewsShared: "Delade",
  viewsOwn: "Dina",
  renameView: "Byt namn på vyn {name}",
  clearFilters: "Rensa filter",
  views: "Vyer",
  saveView: "Spara den här vyn",
  viewName: "Vyns namn",
  removeView: "Ta bort vyn {name}",
  noViews: "Inga sparade vyer än.",
  selectAll: "Markera alla på sidan",
  selectMatching: "Markera alla {number} träffar",
  clearSelection: "Avmarkera",
  selectRow: "Markera {name}",
  pageNumber: "Sida {number}",
  rowsPerPage: "Rader",
  bulkChange: "Ändra…",
  bulkPrint: "Skriv ut…",
  countChanged: "Nu passar {number}. Inget ändrades: titta igen.",
} satisfies TextsLike<typeof en>;
