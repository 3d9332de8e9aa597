import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Antes: {value}",
  sheetRound: "Redondear a ,95",
  sheetFill: "Rellenar hacia abajo",
  sheetRedo: "Rehacer",
  sheetBar: "Cambiar las celdas seleccionadas",
  sheetChanges: { one: "Cambia {count} celda.", other: "Cambian {count} celdas." },
  sheetLowest: "Precio más bajo de 30 días, se muestra junto a él",
  sheetKept: {
    one: "{count} celda cambiada aún no está guardada; queda en la hoja como borrador.",
    other: "{count} celdas cambiadas aún no están guardadas; quedan en la hoja como borrador.",
  },
  sheetLost: {
    one: "Se omitió {count} celda del borrador: su variante ya no está en esta hoja.",
    other: "Se omitieron {count} celdas del borrador: sus variantes ya no están en esta hoja.",
  },
  sheetConflict:
    "Otra persona cambió entretanto las celdas marcadas. Revísalas y guarda de nuevo para fijar tus valores.",
  sheetNow: "Ahora dice {value}",
  sheetHint:
    "Escribe para cambiar una celda, pega rangos de una hoja de cálculo. Ctrl+D rellena hacia abajo, Ctrl+A selecciona la columna, Ctrl+Z deshace.",
  sheetDays:
    "Las rebajas siguen la hora de {zone}. Un día sin hora empieza a medianoche; el último cuenta hasta su final.",
  sheetUnsaved: { one: "{count} celda sin guardar", other: "{count} celdas sin guardar" },
} satisfies TextsLike<typeof en>;
