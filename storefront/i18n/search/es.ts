import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "¿Qué buscas?",
  "search.placeholder": "Tabla, botas, gorro…",
  "search.meant": "¿Querías decir {query}?",
  "search.kinds": "Tipos de resultados",
  "search.kind-product": "Productos",
  "search.kind-category": "Categorías",
  "search.kind-page": "Páginas",
  "search.kind-blog": "Diario",
  "search.kind-support": "Ayuda",
  "search.kind-athlete": "Equipo",
  "search.sort-best": "Más relevantes",
  "search.under": "menos de {price}",
  "search.from": "{price} o más",
  "search.suggestions": "Sugerencias",
  "search.recent": "Búsquedas recientes",
  "search.popular-queries": "Búsquedas populares",
  "search.all": "Todos los resultados de «{query}»",
  "search.forget": "Olvidar",
  "search.suggested": { one: "{count} sugerencia", other: "{count} sugerencias" },
  "search.narrow": "Acotar",
  "search.place": "Estás en la página {page} de {pages}",
  "search.elsewhere": "Empezar por otro sitio",
} satisfies TextsLike<typeof en>;
