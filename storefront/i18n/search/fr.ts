import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Que cherches-tu ?",
  "search.placeholder": "Planche, boots, bonnet…",
  "search.kind-product": "Produits",
  "search.kind-category": "Catégories",
  "search.kind-page": "Pages",
  "search.kind-blog": "Journal",
  "search.kind-support": "Aide",
  "search.kind-athlete": "Équipe",
  "search.suggestions": "Suggestions",
  "search.questions": "Recherches",
  "search.recent": "Recherches récentes",
  "search.popular-queries": "Recherches fréquentes",
  "search.popular-products": "Les plus populaires",
  "search.all": "Tous les résultats pour « {query} »",
  "search.forget": "Oublier",
  "search.suggested": { one: "{count} suggestion", other: "{count} suggestions" },
} satisfies TextsLike<typeof en>;
