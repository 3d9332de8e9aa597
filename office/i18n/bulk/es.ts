import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: {
    one: "Cambiar {count} producto",
    many: "Cambiar {count} de productos",
    other: "Cambiar {count} productos",
  },
  bulkTitleMany: "Cambiar todos los que coinciden",
  bulkWhat: "Qué cambia",
  bulkSale: "Precios de oferta con fechas",
  bulkEndSales: "Terminar ofertas",
  bulkAddCategories: "Añadir a categorías",
  bulkRemoveCategories: "Quitar de categorías",
  bulkPriceLists: "Listas de precios",
  bulkHow: "Cómo",
  bulkRound: "Termina en",
  bulkNotRounded: "Según el cálculo",
  bulkAsItIs: "Sin cambios",
  bulkLook: "Ver los cambios",
  bulkNothing: "No cambiaría nada.",
  bulkFirst: "Los primeros {shown} de {count}:",
  bulkPromotions: {
    one: "Cambiar {count} promoción",
    many: "Cambiar {count} de promociones",
    other: "Cambiar {count} promociones",
  },
  bulkGiftCards: {
    one: "Cambiar {count} tarjeta regalo",
    many: "Cambiar {count} de tarjetas regalo",
    other: "Cambiar {count} tarjetas regalo",
  },
  bulkStock: {
    one: "Cambiar las existencias de {count} variante",
    many: "Cambiar las existencias de {count} de variantes",
    other: "Cambiar las existencias de {count} variantes",
  },
  bulkSwitchOn: "Activar",
  bulkSwitchOff: "Desactivar",
  bulkEndNow: "Terminar ahora",
  bulkExpiry: "Nueva fecha de caducidad",
  bulkExpiryHint: "Vacío: no caducan.",
  bulkSetPieces: "Fijar las unidades en un número",
  bulkAddPieces: "Añadir unidades",
  bulkSubtractPieces: "Restar unidades",
  bulkLow: "Umbral de existencias bajas",
  bulkLowHint: "Vacío: vale el número de la tienda.",
} satisfies TextsLike<typeof en>;
