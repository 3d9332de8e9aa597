import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Che cosa cerchi?",
  "search.placeholder": "Tavola, scarponi, berretto…",
  "search.meant": "Cercavi {query}?",
  "search.kinds": "Tipi di risultati",
  "search.kind-product": "Prodotti",
  "search.kind-category": "Categorie",
  "search.kind-page": "Pagine",
  "search.kind-blog": "Diario",
  "search.kind-support": "Aiuto",
  "search.kind-athlete": "Team",
  "search.sort-best": "Più pertinenti",
  "search.under": "meno di {price}",
  "search.from": "da {price} in su",
  "search.suggestions": "Suggerimenti",
  "search.recent": "Ricerche recenti",
  "search.popular-queries": "Ricerche frequenti",
  "search.all": "Tutti i risultati per «{query}»",
  "search.forget": "Dimentica",
  "search.suggested": { one: "{count} suggerimento", other: "{count} suggerimenti" },
  "search.narrow": "Restringi",
  "search.place": "Sei a pagina {page} di {pages}",
  "search.elsewhere": "Ricominciare da un’altra parte",
} satisfies TextsLike<typeof en>;
