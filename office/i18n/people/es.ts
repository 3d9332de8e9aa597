import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Nota interna",
  staffNoteHint:
    "Solo la lee el personal. La copia que los clientes descargan por sí mismos no la incluye; la que exportas sí, porque lo pide la ley.",
  languageOfVisit: "La de la visita",
  wishlist: "Lista de deseos",
  wishesNothing: "No hay ningún deseo guardado.",
  wroteNothing: "No ha escrito ninguna opinión.",
  proOver: "Caducado",
  exportCopy: "Exportar sus datos",
  erase: "Borrar",
  eraseTitle: "Borrar a {name}",
  eraseText:
    "Para quien pide que se le olvide (RGPD, artículo 17). No se puede deshacer: exporta antes sus datos si quiere una copia.",
  eraseGoes: "Lo que se borra",
  eraseStays: "Lo que se conserva",
  eraseAccount:
    "La cuenta: nombre, correo, contraseña, claves de acceso, sesiones, grupo, etiquetas, nota y campos propios.",
  eraseBelongings:
    "La libreta de direcciones, los carritos y la lista de deseos; con el correo confirmado, también boletines, avisos de existencias y solicitudes de profesional.",
  eraseOrders:
    "En los pedidos cerrados: nombres, calles, ciudades, teléfono, correo, mensajes, notas y correos enviados.",
  eraseWords: "El nombre y las fotos de opiniones, preguntas y respuestas.",
  keepBooks:
    "Pedidos y facturas para la contabilidad, sin la persona: número, líneas, importes, impuestos, país, estado y código postal. La ley fiscal pide de 5 a 10 años según el país; si exige el nombre del comprador en las facturas, descárgalas antes.",
  keepUnderWay: "Los pedidos en curso conservan nombre y dirección hasta que se cierran; se borran al día siguiente.",
  keepSaid: "Lo escrito sobre los productos se queda, sin nombre; las tarjetas regalo conservan su valor.",
  keepLog: "El registro sigue diciendo que algo cambió, pero ya no qué.",
  eraseSure: "He comprobado quién lo pide y he leído esto.",
  wasErased: "Borrado. Los pedidos conservan lo que necesita la contabilidad.",
  customerGroups: "Grupos de clientes",
  newGroup: "Nuevo grupo",
  everywhere: "En todas partes",
  groupDefault: "Para los demás",
  groupRuleCount: { one: "{count} descuento", other: "{count} descuentos" },
  groupDiscounts: "Descuentos",
  groupDiscountsHint:
    "Un descuento sobre el producto cuenta antes que el de su categoría, y este antes que el de todo. Entre varios iguales cuenta el mejor para el cliente; nunca se suman.",
  ruleForAll: "Todos los productos",
  ruleOwnPrice: "Un precio propio",
  ruleOn: "Sobre",
  ruleNumber: "Descuento {number}",
  addGroupRule: "Añadir un descuento",
  groupPreview: "Precios en este grupo",
  groupPreviewHint: "Según los descuentos del formulario, guardados o no.",
} satisfies TextsLike<typeof en>;
