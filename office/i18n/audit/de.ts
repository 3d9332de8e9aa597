import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Wer",
  record: "Eintrag",
  insert: "Hinzugefügt",
  update: "Geändert",
  delete: "Entfernt",
  signedIn: "Angemeldet",
  signInFailed: "Anmeldung fehlgeschlagen",
  exported: "Exportiert",
  passwordChanged: "Passwort geändert",
  kindMember: "Mitglied",
  kindKey: "Schlüssel",
  kindJob: "Auftrag",
  kindProgram: "Programm",
} satisfies TextsLike<typeof en>;
