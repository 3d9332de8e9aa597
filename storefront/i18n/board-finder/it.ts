import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Trova la tua tavola",
  "finder.intro": "Quattro domande. Rispondi a quelle che vuoi e scopri quali tavole fanno per te, e perché.",
  "finder.riding": "Dove vai di più?",
  "finder.level": "Che livello hai?",
  "finder.weight": "Il tuo peso ({unit})",
  "finder.boot": "La tua misura di scarponi",
  "finder.any": "Scegli",
  "finder.show": "Mostra le mie tavole",
  "finder.about-length": "Circa {length} cm di lunghezza",
  "finder.about-waist": "Circa {waist} cm al centro",
  "finder.about": "Circa {length} cm di lunghezza, {waist} cm al centro",
  "finder.found": { one: "{count} tavola fa per te", other: "{count} tavole fanno per te" },
  "finder.before": "Rispondi a una domanda e qui compaiono le tue tavole.",
  "finder.none": "Nessuna tavola soddisfa tutto.",
  "finder.none.text": "Lascia aperta una domanda e qualcuna ci sarà.",
  "finder.size": "Lunghezza {size}",
  "finder.see": "Vedi la tavola",
  "finder.change": "Cambia risposte",
  "finder.popular": "Le più usate",
  "finder.near": "Ci va vicino",
  "finder.why.riding": "{riding}: {points} su 10",
  "finder.why.weight": "Per {from}–{to} {unit}. Tu: {weight}.",
  "finder.why.level": "Fatta per: {levels}",
} satisfies TextsLike<typeof en>;
