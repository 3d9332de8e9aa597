import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Vad letar du efter?",
  "search.placeholder": "Bräda, boots, mössa …",
  "search.kind-product": "Produkter",
  "search.kind-category": "Kategorier",
  "search.kind-page": "Sidor",
  "search.kind-blog": "Journal",
  "search.kind-support": "Hjälp",
  "search.kind-athlete": "Team",
  "search.suggestions": "Förslag",
  "search.questions": "Sökningar",
  "search.recent": "Senaste sökningar",
  "search.popular-queries": "Populära sökningar",
  "search.popular-products": "Mest åkta",
  "search.all": "Alla träffar för ”{query}”",
  "search.forget": "Glöm",
  "search.suggested": { one: "{count} förslag", other: "{count} förslag" },
} satisfies TextsLike<typeof en>;
