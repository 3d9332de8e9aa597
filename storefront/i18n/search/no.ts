import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Hva leter du etter?",
  "search.placeholder": "Brett, boots, lue …",
  "search.kind-product": "Produkter",
  "search.kind-category": "Kategorier",
  "search.kind-page": "Sider",
  "search.kind-blog": "Journal",
  "search.kind-support": "Hjelp",
  "search.kind-athlete": "Team",
  "search.suggestions": "Forslag",
  "search.questions": "Søk",
  "search.recent": "Siste søk",
  "search.popular-queries": "Populære søk",
  "search.popular-products": "Mest kjørt",
  "search.all": "Alle treff på «{query}»",
  "search.forget": "Glem",
  "search.suggested": { one: "{count} forslag", other: "{count} forslag" },
} satisfies TextsLike<typeof en>;
