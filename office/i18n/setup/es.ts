import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Primeros productos",
  setProductsText:
    "Escribe el primero o trae un archivo con muchos. Un producto se vende en cuanto tiene precio, existencias y es visible.",
  setupGuide: "Prepara tu tienda",
  setupStepOf: "Paso {number} de {total}",
  saveGoOn: "Guardar y seguir",
  goOn: "Seguir",
  finishSetup: "Terminar la preparación",
  skipStep: "Omitir por ahora",
  stepBack: "Atrás",
  stepSkipped: "Omitido",
  setupOver: "Eso es todo. Lo que aún falta está en la página de inicio.",
  typeProduct: "Escribir un producto",
  bringFile: "Traer un archivo (CSV)",
  loadDemoProducts: "Cargar los productos del mundo de demostración",
  demoProductsHint:
    "Más de 160 tablas, botas, fijaciones y accesorios, con precios, imágenes y textos, para ver cómo queda la tienda. La importación se puede deshacer.",
  makeCategories: "Crear categorías",
} satisfies TextsLike<typeof en>;
