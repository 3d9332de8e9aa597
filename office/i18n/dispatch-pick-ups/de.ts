import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Bestellung {number} übergeben",
  handOverText: "Prüfe, wer abholt: {name}.",
  pickUpHint: "Der erste Scan legt eine Bestellung bereit und sagt es dem Käufer, der nächste übergibt sie.",
  pickUpStore: "Geschäft",
  allStores: "Alle Geschäfte",
  toPrepare: "Bereitzulegen",
  readyToCollect: "Liegt zur Abholung bereit",
  handedLately: "In den letzten 24 Stunden übergeben",
  nothingHere: "Hier ist nichts.",
  makeReady: "Bereitlegen",
  makeReadyOf: "{number} bereitlegen",
  handOverOf: "{number} übergeben",
  pickUpReady: "{number} liegt bereit, der Käufer weiß davon.",
  pickUpHanded: "{number} wurde schon übergeben.",
  pickUpUnknown: "{number} ist keine Bestellung zur Abholung.",
  takenByField: "Abgeholt von",
  takenByHint: "Der Name auf dem Ausweis, wenn es nicht der Käufer ist.",
  takenByName: "Abgeholt von {name}",
  undoHandOverOf: "Übergabe von {number} rückgängig machen",
  pickUpLate: "Seit {day} nicht abgeholt",
  readySince: "Bereit seit {time}",
} satisfies TextsLike<typeof en>;
