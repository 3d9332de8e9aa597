import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Accesibilidad",
  "accessibility.intro": "Esta tienda es para todas las personas que quieren nieve.",
  "accessibility.service.title": "El servicio",
  "accessibility.service":
    "Puedes ver los artículos, leer sobre ellos, pedir y pagar, seguir y devolver pedidos. Cada página dice qué es y qué viene después, en el idioma elegido.",
  "accessibility.how.title": "Cómo cumple los requisitos",
  "accessibility.how":
    "Seguimos EN 301 549 y WCAG 2.2, nivel AA: todo funciona solo con el teclado y con lector de pantalla, los textos se amplían al doble, los colores tienen el contraste exigido y nada se mueve para quien no lo quiere. Elegir y pedir funcionan también sin JavaScript. Cada versión se comprueba con programas, y a mano donde los programas no llegan.",
  "accessibility.known.title": "Lo que sabemos",
  "accessibility.known":
    "El mapa de tiendas no se puede leer con lector de pantalla; la lista de al lado contiene las mismas tiendas. A las imágenes y vídeos de otras personas les puede faltar una descripción. Los campos de un proveedor de pagos son suyos.",
  "accessibility.say.title": "Cuéntanoslo",
  "accessibility.say":
    "Lo que te estorba es un fallo: dinos la página y qué pasó. Respondemos casi siempre en un día laborable.",
  "accessibility.contact": "Escríbenos",
  "accessibility.authority.title": "Si no ayudamos",
  "accessibility.authority":
    "Puedes dirigirte a la autoridad de tu país que vela por la accesibilidad de productos y servicios (Directiva (UE) 2019/882).",
  "accessibility.authority-us":
    "Puedes dirigirte al Departamento de Justicia de EE. UU., que vela por la Ley sobre Estadounidenses con Discapacidades (ADA, título III).",
  "accessibility.checked": "Última revisión: {date}.",
} satisfies TextsLike<typeof en>;
