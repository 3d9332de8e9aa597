import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
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
  lowFrom: "Bajo desde",
  lowFromHint:
    "Con este número de piezas o menos, las existencias son bajas. Las variantes pueden tener su propio número en la lista.",
} satisfies TextsLike<typeof en>;
