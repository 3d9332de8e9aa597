import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Qui",
  record: "Élément",
  insert: "Ajouté",
  update: "Modifié",
  delete: "Supprimé",
  signedIn: "Connexion",
  signInFailed: "Connexion refusée",
  exported: "Exporté",
  passwordChanged: "Mot de passe changé",
  kindMember: "Membre",
  kindKey: "Clé",
  kindJob: "Tâche",
  kindProgram: "Programme",
} satisfies TextsLike<typeof en>;
