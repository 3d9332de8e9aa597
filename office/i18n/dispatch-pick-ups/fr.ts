import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Remettre la commande {number}",
  handOverText: "Vérifiez qui vient la retirer : {name}.",
  pickUpHint: "Le premier scan prépare la commande et prévient l’acheteur ; le suivant la remet.",
  pickUpStore: "Magasin",
  allStores: "Tous les magasins",
  toPrepare: "À préparer",
  readyToCollect: "Prêt à être retiré",
  handedLately: "Remis depuis moins d’un jour",
  nothingHere: "Rien ici.",
  makeReady: "Préparer",
  makeReadyOf: "Préparer {number}",
  handOverOf: "Remettre {number}",
  pickUpReady: "{number} est prête, l’acheteur est prévenu.",
  pickUpHanded: "{number} a déjà été remise.",
  pickUpUnknown: "{number} n’est pas une commande à retirer.",
  takenByField: "Retiré par",
  takenByHint: "Le nom sur la pièce d’identité, si ce n’est pas l’acheteur.",
  takenByName: "Retiré par {name}",
  undoHandOverOf: "Annuler la remise de {number}",
  pickUpLate: "Personne depuis le {day}",
  readySince: "Prête depuis {time}",
} satisfies TextsLike<typeof en>;
