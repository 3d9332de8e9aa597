import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Último pedido",
  "over.pieces": { one: "{count} pieza, {total}", other: "{count} piezas, {total}" },
  "over.returns": "De vuelta",
  "over.return": "Devolución {number} del pedido {order}",
  "over.next": "Lo siguiente",
  "over.review": "¿Qué tal {name}? Cuéntaselo a los demás",
  "over.address": "Guarda una dirección y la caja se rellenará sola",
  "over.orders.none": "Aún no hay pedidos",
  "over.orders.none.text": "En cuanto pidas algo, aquí verás por dónde va.",
  "over.pro": "Límite pro",
  "over.employee": "Límite de empleado",
  "over.wished": { one: "{count} producto en tu lista de deseos", other: "{count} productos en tu lista de deseos" },
  "over.wished.none": "Tu lista de deseos está vacía",
  "over.wished.none.text": "Toca el corazón de lo que quieras y te espera aquí.",
  "over.addresses": { one: "{count} dirección guardada", other: "{count} direcciones guardadas" },
  "over.left": "Quedan {left} de {limit}",
  "over.until": "Precios pro hasta",
} satisfies TextsLike<typeof en>;
