import type { ReviewEmailTexts } from "./shape.ts";

export const es: ReviewEmailTexts = {
  request: {
    subject: "¿Y qué tal va?",
    title: "¿Y qué tal va?",
    text: "{name}, ya has tenido unos días para probarlo. Dos o tres frases sinceras ayudan a quien duda como dudabas tú. Las malas noticias también son bienvenidas.",
    button: "Escribir una opinión",
    note: "No necesitas cuenta: el enlace conoce tu pedido. Leemos cada opinión antes de publicarla.",
  },
  confirm: {
    subject: "¿Es esta tu pregunta?",
    title: "¿Es esta tu pregunta?",
    text: "Confírmala y se la pasamos a quien lo sabe.",
    button: "Sí, preguntar",
    note: "¿No has preguntado nada? Entonces no hagas nada, y nada pasará.",
  },
  answered: {
    subject: "Tu pregunta tiene respuesta",
    title: "Ya hay respuesta.",
    text: "Querías saber algo sobre {product}.",
    button: "Verla en la página",
    note: "",
  },
  rejected: {
    subject: "Tu opinión",
    title: "No publicamos esta opinión.",
    text: "Has opinado sobre {product}, gracias por tomarte el tiempo. Leemos cada opinión antes de publicarla, y esta no va a aparecer.",
    button: "Escríbenos",
    note: "¿No estás de acuerdo? Dínoslo y la leerá otra persona.",
    reason: "El motivo:",
  },
  leave: "No más correos como este",
  help: "¿Preguntas? Las respuestas están en {link}.",
};
