import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Rimuovi il filtro {name}",
  filters: "Filtri",
  viewShared: "Per chiunque veda questo elenco",
  viewsShared: "Condivise",
  viewsOwn: "Tue",
  renameView: "Rinomina la vista {name}",
  clearFilters: "Azzera i filtri",
  views: "Viste",
  saveView: "Salva questa vista",
  viewName: "Nome della vista",
  removeView: "Rimuovi la vista {name}",
  noViews: "Nessuna vista salvata.",
  selectAll: "Seleziona tutti in questa pagina",
  selectMatching: "Seleziona tutti i {number} risultati",
  clearSelection: "Annulla selezione",
  selectRow: "Seleziona {name}",
  pageNumber: "Pagina {number}",
  rowsPerPage: "Righe",
  bulkChange: "Modifica…",
  bulkPrint: "Stampa…",
  countChanged: "Ora corrispondono {number}. Non è cambiato nulla: controlla di nuovo.",
} satisfies TextsLike<typeof en>;
