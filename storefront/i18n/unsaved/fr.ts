import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Pas encore enregistré",
  "unsaved.text":
    "Ta session était terminée quand tu as envoyé ce formulaire. Rien n’est perdu : envoie-le maintenant, ou laisse-le. Les mots de passe ne sont pas gardés ; ils te seront redemandés.",
  "unsaved.send": "Envoyer maintenant",
  "unsaved.leave": "Ne pas envoyer",
} satisfies TextsLike<typeof en>;
