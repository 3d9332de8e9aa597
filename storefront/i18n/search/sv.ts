import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "Vad letar du efter?",
  "search.placeholder": "Bräda, boots, mössa …",
  "search.meant": "Menade du {query}?",
  "search.kinds": "Typer av träffar",
  "search.kind-product": "Produkter",
  "search.kind-category": "Kategorier",
  "search.kind-page": "Sidor",
  "search.kind-blog": "Journal",
  "search.kind-support": "Hjälp",
  "search.kind-athlete": "Team",
  "search.sort-best": "Bästa träff",
  "search.under": "under {price}",
  "search.from": "{price} och uppåt",
  "search.suggestions": "Förslag",
  "search.recent": "Senaste sökningar",
  "search.popular-queries": "Populära sökningar",
  "search.all": "Alla träffar för ”{query}”",
  "search.forget": "Glöm",
  "search.suggested": { one: "{count} förslag", other: "{count} förslag" },
  "search.narrow": "Begränsa",
  "search.place": "Du är på sida {page} av {pages}",
  "search.elsewhere": "Börja någon annanstans",
} satisfies TextsLike<typeof en>;
