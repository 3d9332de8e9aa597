import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Vem",
  record: "Post",
  insert: "Tillagd",
  update: "Ändrad",
  delete: "Borttagen",
  signedIn: "Loggade in",
  signInFailed: "Misslyckad inloggning",
  exported: "Exporterade",
  passwordChanged: "Bytte lösenord",
  kindMember: "Medlem",
  kindKey: "Nyckel",
  kindJob: "Jobb",
  kindProgram: "Program",
} satisfies TextsLike<typeof en>;
