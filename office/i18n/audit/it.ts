import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Chi",
  record: "Elemento",
  insert: "Aggiunto",
  update: "Modificato",
  delete: "Rimosso",
  signedIn: "Accesso",
  signInFailed: "Accesso non riuscito",
  exported: "Esportato",
  passwordChanged: "Password cambiata",
  kindMember: "Membro",
  kindKey: "Chiave",
  kindJob: "Processo",
  kindProgram: "Programma",
} satisfies TextsLike<typeof en>;
