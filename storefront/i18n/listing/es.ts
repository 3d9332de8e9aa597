import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filtros",
  "catalogue.apply": "Aplicar",
  "catalogue.show": "Ver resultados ({count})",
  "catalogue.clear-all": "Borrar todo",
  "catalogue.remove-filter": "Quitar el filtro: {filter}",
  "catalogue.sort": "Ordenar por",
  "catalogue.sort-popular": "Más populares",
  "catalogue.sort-newest": "Novedades",
  "catalogue.sort-price-up": "Precio ascendente",
  "catalogue.sort-price-down": "Precio descendente",
  "catalogue.sort-name": "Nombre",
  "catalogue.sort-saving": "Mayor descuento",
  "catalogue.sale-line": "La temporada pasada. La misma montaña.",
  "view.label": "Vista",
  "view.grid": "Cuadrícula",
  "view.rows": "Filas",
  "catalogue.nothing-title": "Nada coincide.",
  "catalogue.nothing-text": "De tanto filtrar solo queda aire. Quita un filtro o dos.",
  "catalogue.drop": "Sin «{filter}» ({count})",
  "catalogue.price-from-label": "Desde ({currency})",
  "catalogue.price-to-label": "Hasta ({currency})",
  "catalogue.availability": "Disponibilidad",
  "catalogue.only-in-stock": "Solo en existencias",
} satisfies TextsLike<typeof en>;
