import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Clés d’accès",
  "passkeys.text":
    "Connecte-toi avec ton empreinte, ton visage ou le code de ton appareil. Aucun mot de passe à taper, aucun à perdre.",
  "passkeys.none": "Tu n’en as pas encore.",
  "passkeys.added": "Ajoutée le {date}",
  "passkeys.used": "utilisée la dernière fois le {date}",
  "passkeys.unused": "pas encore utilisée",
  "passkeys.synced": "gardée sur plusieurs appareils",
  "passkeys.name": "Nom",
  "passkeys.rename": "Renommer",
  "passkeys.renamed": "Renommée.",
  "passkeys.remove": "Supprimer",
  "passkeys.removed": "Supprimée. Un message à ce sujet est en route vers toi.",
  "passkeys.proof": "Ta connexion date un peu, alors nous demandons encore une fois.",
  "passkeys.add": "Ajouter une clé d’accès",
  "passkeys.add.name": "Nom, par exemple celui de l’appareil",
  "passkeys.add.done": "Ajoutée. Désormais, elle te connecte.",
  "passkeys.add.failed": "Aucune clé d’accès n’a été créée. Réessaie, ou sur un autre appareil.",
  "passkeys.add.exists": "Il y a déjà une clé d’accès sur cet appareil.",
  "passkeys.add.full": "Nous n’en gardons pas davantage. Supprimes-en une d’abord.",
  "passkeys.add.unable": "Ce navigateur ne sait pas créer de clés d’accès. Ton mot de passe marche comme toujours.",
  "passkeys.add.script": "Pour en ajouter une, il faut JavaScript. Ton mot de passe marche comme toujours.",
  "passkeys.sign-in": "Se connecter avec une clé d’accès",
  "passkeys.sign-in.failed": "Cela n’a pas marché. Réessaie, ou saisis ton mot de passe.",
} satisfies TextsLike<typeof en>;
