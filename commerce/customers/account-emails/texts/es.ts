import type { AccountEmailTexts } from "./shape.ts";

export const es: AccountEmailTexts = {
  welcome: {
    subject: "Te damos la bienvenida a {brand}: confirma tu correo",
    title: "Qué bien tenerte aquí",
    text: "Has abierto una cuenta con esta dirección. Confirma que es tuya para que te lleguen los mensajes sobre tus pedidos. Puedes comprar de todos modos.",
    button: "Confirmar la dirección",
    note: "El enlace vale tres días. ¿No has abierto ninguna cuenta? No hagas nada: sin ti nadie la confirma.",
  },
  confirm: {
    subject: "Confirma tu correo",
    title: "Un clic y es tuya",
    text: "Aquí tienes el enlace que has pedido. Confirma que esta dirección es tuya y de tu cuenta.",
    button: "Confirmar la dirección",
    note: "El enlace vale tres días. ¿No lo has pedido? No hagas nada.",
  },
  "new-address": {
    subject: "Confirma tu nuevo correo",
    title: "Una dirección nueva",
    text: "Tu cuenta de {brand} va a pasar a esta dirección. Hasta que la confirmes, sigue la anterior.",
    button: "Usar esta dirección",
    note: "El enlace vale tres días. ¿No sabes nada de esto? No hagas nada.",
  },
  "address-notice": {
    subject: "Tu cuenta va a cambiar de dirección",
    title: "¿Dejas esta dirección?",
    text: "Alguien con la sesión iniciada en tu cuenta ha indicado otro correo. Sustituirá a este en cuanto se confirme allí.",
    button: "Elegir una contraseña nueva",
    note: "Si has sido tú, no hay nada que hacer. Si no, elige ya una contraseña nueva: eso detiene el cambio y cierra todas las demás sesiones.",
  },
  reset: {
    subject: "Elige una contraseña nueva",
    title: "Nieve recién pisada",
    text: "Has pedido una contraseña nueva para tu cuenta de {brand}. Cuando la elijas, se cerrarán todas tus sesiones.",
    button: "Elegir contraseña",
    note: "El enlace vale una hora y sirve una sola vez. ¿No lo has pedido? No hagas nada: tu contraseña sigue como está.",
  },
  "password-notice": {
    subject: "Tu contraseña ha cambiado",
    title: "Cerradura nueva",
    text: "La contraseña de tu cuenta de {brand} acaba de cambiar. Tus demás sesiones se han cerrado.",
    button: "Elegir otra contraseña",
    note: "Si has sido tú, no hay nada que hacer. Si no, elige ya otra contraseña con esta dirección.",
  },
  "passkey-added": {
    subject: "Se ha añadido una llave de acceso",
    title: "Otra llave del refugio",
    text: "Hace un momento se añadió una llave de acceso a tu cuenta de {brand}. Quien la tenga entra sin contraseña.",
    button: "Ver tus llaves de acceso",
    note: "Si fuiste tú, no hay nada que hacer. Si no, elimínala ahora y elige una contraseña nueva.",
  },
  "passkey-removed": {
    subject: "Se ha eliminado una llave de acceso",
    title: "Una llave menos",
    text: "Hace un momento se eliminó una llave de acceso de tu cuenta de {brand}. Ya no sirve para entrar.",
    button: "Ver tus llaves de acceso",
    note: "Si fuiste tú, no hay nada que hacer. Si no, elige ahora una contraseña nueva y cierra todas las sesiones.",
  },
  help: "¿Preguntas? Responde a este mensaje o mira en {link}.",
};
