import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Aún sin guardar",
  "unsaved.text":
    "Tu sesión había terminado cuando enviaste este formulario. No se ha perdido nada: envíalo ahora o déjalo. Las contraseñas no se guardan; te las pediremos de nuevo.",
  "unsaved.send": "Enviar ahora",
  "unsaved.leave": "No enviarlo",
} satisfies TextsLike<typeof en>;
