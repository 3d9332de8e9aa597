import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Desistir del contrato",
  "withdraw.text": "Pedido {number}: indica de qué artículos desistes. No hace falta dar motivos.",
  "withdraw.who": "Declarado por {name}. El acuse de recibo va a {email}.",
  "withdraw.pieces": "Unidades de {name}",
  "withdraw.of": "Como máximo {count}",
  "withdraw.next": "Continuar",
  "withdraw.check.title": "Compruébalo una vez más",
  "withdraw.check.text": "Con el siguiente botón desistes del contrato del pedido {number} sobre estos artículos:",
  "withdraw.confirm": "Confirmar el desistimiento",
  "withdraw.back": "Cambiar la selección",
  "withdraw.done.title": "Has desistido",
  "withdraw.done": "Recibimos tu desistimiento el {time}. El acuse de recibo va camino de {email}.",
  "withdraw.done.more":
    "Tiene el número {number}. Devuelve los artículos en 14 días; el dinero vuelve por el mismo medio de pago.",
  "withdraw.over": "En este pedido no hay nada de lo que desistir, o ya no.",
  "withdraw.none": "Elige al menos una unidad.",
  "withdraw.wrong": "No se puede desistir de tantas unidades.",
  "withdraw.order": "Ver el pedido",
  "withdraw.info.title": "Derecho de desistimiento",
  "withdraw.info.intro":
    "Quien compra como consumidor en el Espacio Económico Europeo puede cambiar de idea. Sin dar motivos.",
  "withdraw.info.period.title": "Catorce días",
  "withdraw.info.period":
    "Puedes desistir del contrato en un plazo de 14 días. Empieza el día después de que tú, o quien hayas indicado, reciba el último artículo. Basta con que nos avises antes de que termine. También puedes desistir antes de que llegue nada.",
  "withdraw.info.how.title": "Cómo desistir",
  "withdraw.info.how":
    "Abre tu pedido y pulsa «Desistir del contrato». Eliges los artículos, confirmas y recibes al momento un acuse de recibo con fecha y hora por correo. También vale una carta o un correo con una declaración inequívoca; el formulario de abajo ayuda, pero no es obligatorio.",
  "withdraw.info.here": "Desistir aquí",
  "withdraw.info.guest": "Sin cuenta, con el número de pedido",
  "withdraw.info.member": "Con cuenta",
  "withdraw.info.letter": "Con tus propias palabras",
  "withdraw.info.find": "Buscar tu pedido",
  "withdraw.info.account": "Tus pedidos",
  "withdraw.info.effects.title": "Qué ocurre después",
  "withdraw.info.effects":
    "Devolvemos todo lo que pagaste por los artículos, y si es el pedido entero también el envío estándar, en 14 días y por el mismo medio de pago. Podemos esperar a que los artículos estén aquí o a que demuestres que los has enviado. Los devuelves en los 14 días siguientes al desistimiento; la devolución corre de nuestra cuenta. Solo respondes de una pérdida de valor si has hecho con ellos más de lo necesario para probarlos: doblar la tabla en la alfombra, sí; bajar con ella, no.",
  "withdraw.info.except.title": "Excepciones",
  "withdraw.info.except":
    "El derecho termina antes para artículos hechos a tu medida, para artículos precintados que por higiene no admiten devolución una vez abiertos, y para tarjetas regalo ya canjeadas.",
  "withdraw.info.form.title": "Modelo de formulario",
  "withdraw.info.form":
    "Por la presente le comunico/comunicamos que desisto/desistimos de mi/nuestro contrato de venta de los siguientes bienes: … Pedido el / recibido el: … Nombre: … Domicilio: … Fecha: …",
  "withdraw.info.mail": "Rellenarlo en un correo",
} satisfies TextsLike<typeof en>;
