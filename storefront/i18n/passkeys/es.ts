import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Llaves de acceso",
  "passkeys.text":
    "Entra con tu huella, tu cara o el PIN de tu dispositivo. Sin contraseña que escribir ni que perder.",
  "passkeys.none": "Aún no tienes ninguna.",
  "passkeys.added": "Añadida el {date}",
  "passkeys.used": "usada por última vez el {date}",
  "passkeys.unused": "aún sin usar",
  "passkeys.synced": "guardada en varios dispositivos",
  "passkeys.name": "Nombre",
  "passkeys.rename": "Cambiar el nombre",
  "passkeys.renamed": "Nombre cambiado.",
  "passkeys.remove": "Eliminar",
  "passkeys.removed": "Eliminada. Un mensaje sobre ello va camino de tu correo.",
  "passkeys.proof": "Entraste hace un rato, así que preguntamos otra vez.",
  "passkeys.add": "Añadir una llave de acceso",
  "passkeys.add.name": "Nombre, por ejemplo el del dispositivo",
  "passkeys.add.done": "Añadida. Desde ahora puedes entrar con ella.",
  "passkeys.add.failed": "No se ha creado ninguna llave de acceso. Inténtalo de nuevo o en otro dispositivo.",
  "passkeys.add.exists": "Ya hay una llave de acceso en este dispositivo.",
  "passkeys.add.full": "No guardamos más. Elimina una primero.",
  "passkeys.add.unable": "Este navegador no puede crear llaves de acceso. Tu contraseña sirve como siempre.",
  "passkeys.add.script": "Para añadir una hace falta JavaScript. Tu contraseña sirve como siempre.",
  "passkeys.sign-in": "Entrar con una llave de acceso",
  "passkeys.sign-in.failed": "No ha funcionado. Inténtalo de nuevo o escribe tu contraseña.",
} satisfies TextsLike<typeof en>;
