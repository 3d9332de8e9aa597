import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Lever ut bestilling {number}",
  handOverText: "Sjekk hvem som henter: {name}.",
  pickUpHint: "Første skanning legger bestillingen klar og varsler kjøperen, den neste utleverer den.",
  pickUpStore: "Butikk",
  allStores: "Alle butikker",
  toPrepare: "Skal legges klar",
  readyToCollect: "Klar til henting",
  handedLately: "Utlevert siste døgn",
  nothingHere: "Ingenting her.",
  makeReady: "Legg klar",
  makeReadyOf: "Legg {number} klar",
  handOverOf: "Utlever {number}",
  pickUpReady: "{number} ligger klar, og kjøperen er varslet.",
  pickUpHanded: "{number} er allerede utlevert.",
  pickUpUnknown: "{number} er ingen bestilling som hentes.",
  takenByField: "Hentet av",
  takenByHint: "Navnet på legitimasjonen, om det ikke er kjøperen.",
  takenByName: "Hentet av {name}",
  undoHandOverOf: "Angre utleveringen av {number}",
  pickUpLate: "Ingen har kommet siden {day}",
  readySince: "Klar siden {time}",
} satisfies TextsLike<typeof en>;
