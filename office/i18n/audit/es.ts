import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Quién",
  record: "Registro",
  insert: "Añadido",
  update: "Modificado",
  delete: "Eliminado",
  signedIn: "Inicio de sesión",
  signInFailed: "Inicio de sesión fallido",
  exported: "Exportado",
  passwordChanged: "Contraseña cambiada",
  kindMember: "Miembro",
  kindKey: "Clave",
  kindJob: "Tarea",
  kindProgram: "Programa",
} satisfies TextsLike<typeof en>;
