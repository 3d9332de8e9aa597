import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Kommer {dates}",
  "purchase.express": "Ekspress: {dates}",
  "purchase.free": "Gratis frakt",
  "purchase.freeFrom": "Gratis fra {amount}",
  "purchase.return": "Kan returneres til og med {date}",
  "purchase.collect": { one: "Hent i butikk: klar {dates}", other: "Hent i en av {count} butikker: klar {dates}" },
  "purchase.shelf": "Finnes i butikk",
  "purchase.shelfAll": "alle størrelser",
  "purchase.shelfSome": "{some} av {of} størrelser",
  "purchase.shelfMore": { one: "og i {count} butikk til", other: "og i {count} butikker til" },
  "purchase.setup": "Gjør utstyret komplett",
  "purchase.setupMatched": "Montering, flex og nivå passer sammen. Du velger bare størrelsene.",
  "purchase.setupWorn": "Laget for å brukes sammen. Du velger bare størrelsene.",
  "purchase.total": "Alt sammen",
  "purchase.kept": "Du sparer {money}.",
  "purchase.addAll": "Legg alle {all} i handlekurven",
  "purchase.size": "Velg størrelse",
  "purchase.missing": "Velg først en størrelse av hver.",
  "purchase.sheet": "Hvilken størrelse?",
  "purchase.addOne": "Legg til {size} · {price}",
  "purchase.count": "{number} av {all}",
  "purchase.zoomIn": "Forstørr",
  "purchase.zoomOut": "Forminsk",
  "purchase.ordered": "Bestilt",
} satisfies TextsLike<typeof en>;
