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
} satisfies TextsLike<typeof en>;
