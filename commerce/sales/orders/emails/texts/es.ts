import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Pedido {number} recibido",
  preview: "Lo tenemos y lo estamos preparando. {total} en total.",
  kicker: "Es tuyo",
  number: "Pedido número {number}",
  thanks: "Gracias, {name}.",
  intro:
    "Tenemos tu pedido y lo preparamos, normalmente en un día laborable. Te enviamos el enlace de seguimiento en cuanto salga.",
  introEmail: "Tu tarjeta regalo llega en un mensaje aparte, con el código para el pago. Ya está en camino.",
  items: "En el paquete",
  itemsEmail: "Tu pedido",
  quantity: "Cantidad {count}",
  gift_wrap: "Envoltorio de regalo",
  goods: "Subtotal",
  discount: "Descuento",
  giftCard: "Tarjeta regalo •••• {last4}",
  onAccount: "Con factura",
  shipping: "Envío",
  free: "Gratis",
  total: "Total",
  taxIncluded: "incluye {rate} % de {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "IVA",
    "tax.sales": "Impuesto sobre las ventas",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Se envía a",
  billTo: "Se factura a",
  by: "Viaja por",
  methods: { standard: "Envío estándar", express: "Envío exprés", email: "Por correo", pickup: "Recogida en tienda" },
  days: "{from}–{to} días laborables",
  button: "Ver el pedido",
  help: "¿Algo no cuadra? Responde a este mensaje o mira en {link}.",
  returns: "¿No era eso? Devoluciones hasta el deshielo. Sin estrenar.",
};

export default texts;
