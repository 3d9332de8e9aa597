import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Finn brettet ditt",
  "finder.intro": "Fire spørsmål. Svar på så mange du vil og se hvilke brett som passer deg, og hvorfor.",
  "finder.riding": "Hvor kjører du mest?",
  "finder.level": "Hvor god er du?",
  "finder.weight": "Vekten din ({unit})",
  "finder.boot": "Støvelstørrelsen din",
  "finder.any": "Velg",
  "finder.show": "Vis brettene mine",
  "finder.about-length": "Omtrent {length} cm lang",
  "finder.about-waist": "Omtrent {waist} cm i midjen",
  "finder.about": "Omtrent {length} cm lang, {waist} cm i midjen",
  "finder.found": { one: "{count} brett passer deg", other: "{count} brett passer deg" },
  "finder.before": "Svar på ett spørsmål, så står brettene dine her.",
  "finder.none": "Ingen brett passer til alt det.",
  "finder.none.text": "La ett spørsmål stå åpent, så finnes det noen.",
  "finder.size": "Lengde {size}",
  "finder.see": "Se brettet",
  "finder.change": "Endre svarene",
  "finder.popular": "Mest kjørt",
  "finder.near": "Nesten",
  "finder.why.riding": "{riding}: {points} av 10",
  "finder.why.weight": "For {from}–{to} {unit}. Du: {weight}.",
  "finder.why.level": "Laget for: {levels}",
} satisfies TextsLike<typeof en>;
