import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "¿Qué buscas?",
  "search.placeholder": "Tabla, botas, gorro…",
  "search.kind-product": "Productos",
  "search.kind-category": "Categorías",
  "search.kind-page": "Páginas",
  "search.kind-blog": "Diario",
  "search.kind-support": "Ayuda",
  "search.kind-athlete": "Equipo",
  "search.suggestions": "Sugerencias",
  "search.questions": "Búsquedas",
  "search.recent": "Búsquedas recientes",
  "search.popular-queries": "Búsquedas populares",
  "search.popular-products": "Los más usados",
  "search.all": "Todos los resultados de «{query}»",
  "search.forget": "Olvidar",
  "search.suggested": { one: "{count} sugerencia", other: "{count} sugerencias" },
} satisfies TextsLike<typeof en>;
