import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  groupGuests: "Para invitados",
  groupDefaultHint:
    "Quien no está en otro grupo tiene sus descuentos. Al hacerlo el predeterminado, deja de serlo el actual.",
  groupNeededHint: "Un grupo que vale en todas partes debe serlo: dáselo a otro.",
  groupMemberCount: { one: "{count} cliente", other: "{count} clientes" },
  groupManyMembers: "Más de {number} clientes",
  groupSeeMembers: "Ver sus clientes",
  groupSeePrices: "Ver la lista de precios",
  groupUsedBy: "Nombrado por",
  groupUsesTerms: "Pago con factura",
  groupUsesDelivery: "Envío: los métodos gratuitos se le ocultan",
  groupDelete: "Eliminar el grupo",
  groupDeleteTitle: "Eliminar {name}",
  groupDeleteText: "Sus descuentos desaparecen con él al instante.",
  groupMoveTo: "En su lugar",
  groupMoveHint: "Toma los miembros y se nombra donde estaba este.",
  groupMoveNone: "Ningún grupo",
  groupMoveNeeded: "Una promoción o el envío lo nombra: otro grupo debe ocupar su lugar.",
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
