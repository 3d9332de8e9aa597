import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Che cosa cerchi?",
  "search.placeholder": "Tavola, scarponi, berretto…",
  "search.kind-product": "Prodotti",
  "search.kind-category": "Categorie",
  "search.kind-page": "Pagine",
  "search.kind-blog": "Diario",
  "search.kind-support": "Aiuto",
  "search.kind-athlete": "Team",
  "search.suggestions": "Suggerimenti",
  "search.questions": "Ricerche",
  "search.recent": "Ricerche recenti",
  "search.popular-queries": "Ricerche frequenti",
  "search.popular-products": "I più usati",
  "search.all": "Tutti i risultati per «{query}»",
  "search.forget": "Dimentica",
  "search.suggested": { one: "{count} suggerimento", other: "{count} suggerimenti" },
} satisfies TextsLike<typeof en>;
