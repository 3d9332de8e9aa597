import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Lämna ut beställning {number}",
  handOverText: "Kontrollera vem som hämtar: {name}.",
  pickUpHint: "Första skanningen ställer fram ordern och meddelar köparen, nästa lämnar ut den.",
  pickUpStore: "Butik",
  allStores: "Alla butiker",
  toPrepare: "Att ställa fram",
  readyToCollect: "Redo att hämtas",
  handedLately: "Utlämnade det senaste dygnet",
  nothingHere: "Inget här.",
  makeReady: "Ställ fram",
  makeReadyOf: "Ställ fram {number}",
  handOverOf: "Lämna ut {number}",
  pickUpReady: "{number} står klar och köparen är meddelad.",
  pickUpHanded: "{number} är redan utlämnad.",
  pickUpUnknown: "{number} är ingen order som hämtas.",
  takenByField: "Hämtad av",
  takenByHint: "Namnet på legitimationen, om det inte är köparen.",
  takenByName: "Hämtad av {name}",
  undoHandOverOf: "Ångra utlämningen av {number}",
  pickUpLate: "Ingen har kommit sedan {day}",
  readySince: "Redo sedan {time}",
} satisfies TextsLike<typeof en>;
