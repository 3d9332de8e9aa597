import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Arriva {dates}",
  "purchase.express": "Espresso: {dates}",
  "purchase.free": "Consegna gratuita",
  "purchase.freeFrom": "Gratuita da {amount}",
  "purchase.return": "Reso possibile fino al {date}",
  "purchase.collect": {
    one: "Ritiro in negozio: pronto {dates}",
    other: "Ritiro in uno di {count} negozi: pronto {dates}",
  },
  "purchase.shelf": "Disponibile in negozio",
  "purchase.shelfAll": "tutte le taglie",
  "purchase.shelfSome": "{some} taglie su {of}",
  "purchase.shelfMore": { one: "e in {count} altro negozio", other: "e in altri {count} negozi" },
  "purchase.setup": "Completa l’attrezzatura",
  "purchase.setupMatched": "Montaggio, flex e livello vanno d’accordo. Scegli solo le taglie.",
  "purchase.setupWorn": "Fatti per essere indossati insieme. Scegli solo le taglie.",
  "purchase.total": "Tutto insieme",
  "purchase.kept": "Risparmi {money}.",
  "purchase.addAll": "Aggiungi tutti e {all} al carrello",
  "purchase.size": "Scegli la taglia",
  "purchase.missing": "Scegli prima una taglia per ognuno.",
  "purchase.sheet": "Quale taglia?",
  "purchase.addOne": "Aggiungi {size} · {price}",
  "purchase.count": "{number} di {all}",
  "purchase.zoomIn": "Ingrandisci",
  "purchase.zoomOut": "Riduci",
  "purchase.ordered": "Ordinato",
} satisfies TextsLike<typeof en>;
