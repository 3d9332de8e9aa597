import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Finde dein Board",
  "finder.intro": "Vier Fragen. Beantworte so viele du magst und sieh, welche Boards zu dir passen, und warum.",
  "finder.riding": "Wo fährst du am meisten?",
  "finder.level": "Wie gut fährst du?",
  "finder.weight": "Dein Gewicht ({unit})",
  "finder.boot": "Deine Bootgröße",
  "finder.any": "Wählen",
  "finder.show": "Meine Boards zeigen",
  "finder.about-length": "Etwa {length} cm lang",
  "finder.about-waist": "Etwa {waist} cm an der Taille",
  "finder.about": "Etwa {length} cm lang, {waist} cm an der Taille",
  "finder.found": { one: "{count} Board passt zu dir", other: "{count} Boards passen zu dir" },
  "finder.before": "Beantworte eine Frage, und hier stehen deine Boards.",
  "finder.none": "Kein Board passt zu allem.",
  "finder.none.text": "Lass eine Frage offen, dann gibt es welche.",
  "finder.size": "Länge {size}",
  "finder.see": "Zum Board",
  "finder.change": "Antworten ändern",
  "finder.popular": "Am meisten gefahren",
  "finder.near": "Nah dran",
  "finder.why.riding": "{riding}: {points} von 10",
  "finder.why.weight": "Für {from}–{to} {unit}. Du: {weight}.",
  "finder.why.level": "Gemacht für: {levels}",
} satisfies TextsLike<typeof en>;
