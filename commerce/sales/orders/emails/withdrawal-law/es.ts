import type { LawTexts } from "./schema.ts";

export default {
  title: "Condiciones y derecho de desistimiento",
  file: "condiciones-y-desistimiento.pdf",
  terms: "Condiciones",
  parts: [
    {
      heading: "Derecho de desistimiento",
      paragraphs: [
        "Tiene usted derecho a desistir del presente contrato en un plazo de 14 días sin necesidad de justificación.",
        "El plazo de desistimiento expirará a los 14 días del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de los bienes.",
        "Para ejercer el derecho de desistimiento, deberá usted notificarnos ({seller}, {email}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio. También puede desistir en nuestro sitio web, en la página de su pedido: {link}. Si recurre a esa opción, le comunicaremos sin demora por correo electrónico la recepción de dicho desistimiento.",
        "Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.",
      ],
    },
    {
      heading: "Consecuencias del desistimiento",
      paragraphs: [
        "En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.",
        "Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.",
        "Deberá usted devolvernos los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Nos haremos cargo de los costes de devolución de los bienes.",
        "Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.",
      ],
    },
    {
      heading: "Excepciones",
      paragraphs: [
        "El derecho no existe para bienes confeccionados según sus especificaciones, para bienes precintados que no sean aptos para ser devueltos por razones de higiene y que hayan sido desprecintados, ni para tarjetas regalo canjeadas.",
      ],
    },
    {
      heading: "Modelo de formulario de desistimiento",
      paragraphs: [
        "(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)",
        "A la atención de {seller}, {email}:",
        "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):",
        "Pedido el (*)/recibido el (*):",
        "Nombre del consumidor y usuario o de los consumidores y usuarios:",
        "Domicilio del consumidor y usuario o de los consumidores y usuarios:",
        "Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):",
        "Fecha:",
        "(*) Táchese lo que no proceda.",
      ],
    },
  ],
} satisfies LawTexts;
