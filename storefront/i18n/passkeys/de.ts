import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Passkeys",
  "passkeys.text":
    "Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an. Kein Passwort zu tippen, keins zu verlieren.",
  "passkeys.none": "Du hast noch keinen.",
  "passkeys.added": "Hinzugefügt am {date}",
  "passkeys.used": "zuletzt benutzt am {date}",
  "passkeys.unused": "noch nicht benutzt",
  "passkeys.synced": "auf mehreren Geräten",
  "passkeys.name": "Name",
  "passkeys.rename": "Umbenennen",
  "passkeys.renamed": "Umbenannt.",
  "passkeys.remove": "Entfernen",
  "passkeys.removed": "Entfernt. Eine Mail dazu ist unterwegs zu dir.",
  "passkeys.proof": "Deine Anmeldung ist eine Weile her, darum fragen wir noch einmal.",
  "passkeys.add": "Passkey hinzufügen",
  "passkeys.add.name": "Name, zum Beispiel der des Geräts",
  "passkeys.add.done": "Hinzugefügt. Ab jetzt meldet er dich an.",
  "passkeys.add.failed": "Es ist kein Passkey entstanden. Versuch es noch einmal, oder auf einem anderen Gerät.",
  "passkeys.add.exists": "Auf diesem Gerät gibt es schon einen Passkey.",
  "passkeys.add.full": "Mehr bewahren wir nicht auf. Entferne erst einen.",
  "passkeys.add.unable": "Dieser Browser kann keine Passkeys anlegen. Dein Passwort gilt wie immer.",
  "passkeys.add.script": "Zum Hinzufügen braucht es JavaScript. Dein Passwort gilt wie immer.",
  "passkeys.sign-in": "Mit Passkey anmelden",
  "passkeys.sign-in.failed": "Das hat nicht geklappt. Versuch es noch einmal oder tippe dein Passwort.",
} satisfies TextsLike<typeof en>;
