import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Kommer {dates}",
  "purchase.express": "Express: {dates}",
  "purchase.free": "Fri frakt",
  "purchase.freeFrom": "Fri frakt från {amount}",
  "purchase.return": "Lämna tillbaka till och med {date}",
  "purchase.collect": { one: "Hämta i butik: klart {dates}", other: "Hämta i någon av {count} butiker: klart {dates}" },
  "purchase.shelf": "Finns i butik",
  "purchase.shelfAll": "alla storlekar",
  "purchase.shelfSome": "{some} av {of} storlekar",
  "purchase.shelfMore": { one: "och i {count} butik till", other: "och i {count} butiker till" },
  "purchase.setup": "Komplettera utrustningen",
  "purchase.setupMatched": "Montering, flex och nivå hör ihop. Du väljer bara storlekarna.",
  "purchase.setupWorn": "Gjorda för att bäras tillsammans. Du väljer bara storlekarna.",
  "purchase.total": "Allt tillsammans",
  "purchase.kept": "Du sparar {money}.",
  "purchase.addAll": "Lägg alla {all} i varukorgen",
  "purchase.size": "Välj storlek",
  "purchase.missing": "Välj först en storlek av varje.",
  "purchase.sheet": "Vilken storlek?",
  "purchase.addOne": "Lägg till {size} · {price}",
  "purchase.count": "{number} av {all}",
  "purchase.zoomIn": "Förstora",
  "purchase.zoomOut": "Förminska",
  "purchase.ordered": "Beställd",
} satisfies TextsLike<typeof en>;
