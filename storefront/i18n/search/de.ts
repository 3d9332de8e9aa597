import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Was suchst du?",
  "search.placeholder": "Board, Boot, Mütze …",
  "search.kind-product": "Produkte",
  "search.kind-category": "Kategorien",
  "search.kind-page": "Seiten",
  "search.kind-blog": "Journal",
  "search.kind-support": "Hilfe",
  "search.kind-athlete": "Team",
  "search.suggestions": "Vorschläge",
  "search.questions": "Suchanfragen",
  "search.recent": "Zuletzt gesucht",
  "search.popular-queries": "Oft gesucht",
  "search.popular-products": "Am meisten gefahren",
  "search.all": "Alle Treffer für „{query}“",
  "search.forget": "Vergessen",
  "search.suggested": { one: "{count} Vorschlag", other: "{count} Vorschläge" },
} satisfies TextsLike<typeof en>;
