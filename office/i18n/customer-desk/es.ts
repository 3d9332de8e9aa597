import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Nota en la cuenta",
  accountNoteHint: "El cliente puede leerla y forma parte de su copia. Aquí puede figurar el código de un profesional.",
  askedAt: "Pedido {time}",
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
} satisfies TextsLike<typeof en>;
