import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Hva leter du etter?",
  "search.placeholder": "Brett, boots, lue …",
  "search.meant": "Mente du {query}?",
  "search.kinds": "Typer treff",
  "search.kind-product": "Produkter",
  "search.kind-category": "Kategorier",
  "search.kind-page": "Sider",
  "search.kind-blog": "Journal",
  "search.kind-support": "Hjelp",
  "search.kind-athlete": "Team",
  "search.sort-best": "Beste treff",
  "search.under": "under {price}",
  "search.from": "{price} og oppover",
  "search.suggestions": "Forslag",
  "search.recent": "Siste søk",
  "search.popular-queries": "Populære søk",
  "search.all": "Alle treff på «{query}»",
  "search.forget": "Glem",
  "search.suggested": { one: "{count} forslag", other: "{count} forslag" },
  "search.narrow": "Avgrens",
  "search.place": "Du er på side {page} av {pages}",
  "search.elsewhere": "Begynn et annet sted",
} satisfies TextsLike<typeof en>;
