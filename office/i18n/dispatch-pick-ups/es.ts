import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Entregar el pedido {number}",
  handOverText: "Comprueba quién lo recoge: {name}.",
  pickUpHint: "El primer escaneo prepara el pedido y avisa al comprador; el siguiente lo entrega.",
  pickUpStore: "Tienda",
  allStores: "Todas las tiendas",
  toPrepare: "Por preparar",
  readyToCollect: "Listo para recoger",
  handedLately: "Entregados en el último día",
  nothingHere: "Nada por aquí.",
  makeReady: "Preparar",
  makeReadyOf: "Preparar {number}",
  handOverOf: "Entregar {number}",
  pickUpReady: "{number} está listo y se avisó al comprador.",
  pickUpHanded: "{number} ya se entregó.",
  pickUpUnknown: "{number} no es un pedido para recoger.",
  takenByField: "Recogido por",
  takenByHint: "El nombre del documento, si no es el comprador.",
  takenByName: "Recogido por {name}",
  undoHandOverOf: "Deshacer la entrega de {number}",
  pickUpLate: "Nadie vino desde el {day}",
  readySince: "Listo desde {time}",
} satisfies TextsLike<typeof en>;
