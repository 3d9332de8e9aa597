import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Trouve ta planche",
  "finder.intro": "Quatre questions. Réponds à celles que tu veux, et vois quelles planches te vont, et pourquoi.",
  "finder.riding": "Où rides-tu le plus ?",
  "finder.level": "Quel est ton niveau ?",
  "finder.weight": "Ton poids ({unit})",
  "finder.boot": "Ta pointure de boots",
  "finder.any": "Choisir",
  "finder.show": "Voir mes planches",
  "finder.about-length": "Environ {length} cm de long",
  "finder.about-waist": "Environ {waist} cm au patin",
  "finder.about": "Environ {length} cm de long, {waist} cm au patin",
  "finder.found": { one: "{count} planche te va", other: "{count} planches te vont" },
  "finder.before": "Réponds à une question, et tes boards apparaissent ici.",
  "finder.none": "Aucune planche ne convient à tout cela.",
  "finder.none.text": "Laisse une question de côté, et il y en aura.",
  "finder.size": "Longueur {size}",
  "finder.see": "Voir la planche",
  "finder.change": "Changer mes réponses",
  "finder.popular": "Les plus populaires",
  "finder.near": "Presque ça",
  "finder.why.riding": "{riding} : {points} sur 10",
  "finder.why.weight": "Pour {from}–{to} {unit}. Toi : {weight}.",
  "finder.why.level": "Faite pour : {levels}",
} satisfies TextsLike<typeof en>;
