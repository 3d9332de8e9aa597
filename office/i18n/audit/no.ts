import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Hvem",
  record: "Post",
  insert: "Lagt til",
  update: "Endret",
  delete: "Fjernet",
  signedIn: "Logget inn",
  signInFailed: "Mislykket innlogging",
  exported: "Eksportert",
  passwordChanged: "Byttet passord",
  kindMember: "Medlem",
  kindKey: "Nøkkel",
  kindJob: "Jobb",
  kindProgram: "Program",
} satisfies TextsLike<typeof en>;
