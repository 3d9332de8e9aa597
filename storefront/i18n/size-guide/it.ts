import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "guide.chart": "Quale lunghezza",
  "guide.note":
    "Pesati come scendi: scarponi, casco, colazione. Tra due lunghezze, la più lunga per la neve fresca, la più corta per il park.",
  "guide.title": "Guida alle taglie",
  "guide.find": "Trova la mia taglia",
  "guide.weight": "Peso ({unit})",
  "guide.height": "Altezza ({unit})",
  "guide.boot": "Numero di scarponi",
  "guide.foot": "Lunghezza del piede ({unit})",
  "guide.riding": "Dove vai più spesso",
  "guide.any": "Non importa",
  "guide.show": "Mostra la mia taglia",
  "guide.units": "Unità",
  "guide.system": "Taglie in",
  "guide.yours": "La tua taglia: {size}",
  "guide.choose": "Scegli {size}",
  "guide.mark": "La tua",
  "guide.forget": "Dimentica le mie misure",
  "guide.local": "Le tue misure restano in questo browser.",
  "guide.measure":
    "Tallone contro il muro, tutto il peso sul piede, righello fino al dito più lungo. Conta il piede più lungo.",
  "guide.whole": "Leggi la guida completa",
  "guide.why.weight": "{weight}: questa lunghezza è fatta per {from}–{to}.",
  "guide.why.lighter": "Nessuna lunghezza di questa tavola è fatta per un peso così basso. Questa è la più vicina.",
  "guide.why.heavier": "Nessuna lunghezza di questa tavola è fatta per un peso così alto. Questa è la più vicina.",
  "guide.why.shorter-park": "Una misura più corta per il park: gira e si flette meglio.",
  "guide.why.longer-powder": "Una misura più lunga fuori pista: galleggia.",
  "guide.why.height": "Tra le lunghezze che il tuo peso permette ha deciso l’altezza.",
  "guide.why.wide": "Scarponi {boot} vogliono {waist} al centro: prendi la versione larga.",
  "guide.why.narrow": "Scarponi {boot} sporgono dalle lamine: {waist} al centro andrebbero meglio.",
  "guide.why.boot-fits": "Scarponi {boot} ci stanno bene.",
  "guide.why.foot": "Il numero più piccolo con posto per {foot}.",
  "guide.none": "Nessun numero di questo modello va bene per il tuo piede.",
  "guide.problem.number": "Indica un numero da {from} a {to}.",
} satisfies TextsLike<typeof en>;
