import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  removeFilter: "Quitar el filtro {name}",
  filters: "Filtros",
  viewShared: "Para todos los que ven esta lista",
  viewsShared: "Compartidas",
  viewsOwn: "Tuyas",
  renameView: "Renombrar la vista {name}",
  clearFilters: "Borrar filtros",
  views: "Vistas",
  saveView: "Guardar esta vista",
  viewName: "Nombre de la vista",
  removeView: "Quitar la vista {name}",
  noViews: "Aún no hay vistas guardadas.",
  selectAll: "Seleccionar todo en esta página",
  selectMatching: "Seleccionar los {number} resultados",
  clearSelection: "Quitar selección",
  selectRow: "Seleccionar {name}",
  pageNumber: "Página {number}",
  rowsPerPage: "Filas",
  bulkChange: "Cambiar…",
  bulkPrint: "Imprimir…",
  countChanged: "Ahora coinciden {number}. No se ha cambiado nada: vuelve a mirar.",
} satisfies TextsLike<typeof en>;
