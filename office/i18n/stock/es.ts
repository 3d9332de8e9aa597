import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Existencias de {name}",
  difference: "Cambio",
  reasonSale: "Venta",
  reasonReturn: "Devolución",
  reasonCount: "Recuento",
  reasonCorrection: "Corrección",
  reasonImport: "Entrega o importación",
  counted: "Unidades contadas",
  cameOrWent: "Unidades de más o de menos",
  cameOrWentHint: "Con un menos salen: −2.",
  adjust: "Ajustar existencias",
  noLedger: "Todavía no ha cambiado nada.",
  reasonRevert: "Cambio deshecho",
  countList: "Contar una lista",
  countLead:
    "Recorra una lista y escriba lo que cuenta, o lo que entró y salió. Lo que se venda entretanto sigue vendido.",
  countEntered: { one: "{count} número introducido", other: "{count} números introducidos" },
  countWrong: { one: "{count} no es un número entero", other: "{count} no son números enteros" },
  countChanges: { one: "Cambia {count} nivel. Motivo: {reason}", other: "Cambian {count} niveles. Motivo: {reason}" },
  countLeave: {
    one: "{count} número no está guardado. ¿Salir de todos modos?",
    other: "{count} números no están guardados. ¿Salir de todos modos?",
  },
  lowFromHint:
    "Con este número de piezas o menos, las existencias son bajas. Las variantes pueden tener su propio número en la lista.",
} satisfies TextsLike<typeof en>;
