import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Hitta din bräda",
  "finder.intro": "Fyra frågor. Svara på så många du vill och se vilka brädor som passar dig, och varför.",
  "finder.riding": "Var åker du mest?",
  "finder.level": "Hur bra åker du?",
  "finder.weight": "Din vikt ({unit})",
  "finder.boot": "Din bootstorlek",
  "finder.any": "Välj",
  "finder.show": "Visa mina brädor",
  "finder.about-length": "Ungefär {length} cm lång",
  "finder.about-waist": "Ungefär {waist} cm i midjan",
  "finder.about": "Ungefär {length} cm lång, {waist} cm i midjan",
  "finder.found": { one: "{count} bräda passar dig", other: "{count} brädor passar dig" },
  "finder.before": "Svara på en fråga, så står dina brädor här.",
  "finder.none": "Ingen bräda passar till allt det.",
  "finder.none.text": "Lämna en fråga öppen, så finns det någon.",
  "finder.size": "Längd {size}",
  "finder.see": "Se brädan",
  "finder.change": "Ändra svaren",
  "finder.popular": "Mest åkta",
  "finder.near": "Nästan rätt",
  "finder.why.riding": "{riding}: {points} av 10",
  "finder.why.weight": "För {from}–{to} {unit}. Du: {weight}.",
  "finder.why.level": "Gjord för: {levels}",
} satisfies TextsLike<typeof en>;
