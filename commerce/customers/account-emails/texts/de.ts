import type { AccountEmailTexts } from "./shape.ts";

export const de: AccountEmailTexts = {
  welcome: {
    subject: "Willkommen bei {brand}: Bestätige deine E-Mail",
    title: "Schön, dass du da bist",
    text: "Du hast mit dieser Adresse ein Konto angelegt. Bestätige, dass sie dir gehört, damit Nachrichten zu deinen Bestellungen ankommen. Einkaufen kannst du so oder so.",
    button: "Adresse bestätigen",
    note: "Der Link gilt drei Tage. Du hast kein Konto angelegt? Dann tu nichts: Ohne dich bestätigt es niemand.",
  },
  confirm: {
    subject: "Bestätige deine E-Mail",
    title: "Ein Klick, dann ist es deine",
    text: "Hier ist der Link, um den du gebeten hast. Er bestätigt, dass diese Adresse zu dir und deinem Konto gehört.",
    button: "Adresse bestätigen",
    note: "Der Link gilt drei Tage. Du hast nicht darum gebeten? Dann tu nichts.",
  },
  "new-address": {
    subject: "Bestätige deine neue E-Mail",
    title: "Eine neue Adresse",
    text: "Dein Konto bei {brand} soll zu dieser Adresse umziehen. Bis du sie bestätigst, bleibt es bei der alten.",
    button: "Diese Adresse verwenden",
    note: "Der Link gilt drei Tage. Du weißt von nichts? Dann tu nichts.",
  },
  "address-notice": {
    subject: "Dein Konto soll umziehen",
    title: "Weg von dieser Adresse?",
    text: "Jemand, der in deinem Konto angemeldet ist, hat dafür eine andere E-Mail-Adresse angegeben. Sie tritt an die Stelle dieser Adresse, sobald sie dort bestätigt wird.",
    button: "Neues Passwort wählen",
    note: "Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: Das stoppt den Umzug und meldet alle anderen ab.",
  },
  reset: {
    subject: "Wähle ein neues Passwort",
    title: "Frisch gespurt",
    text: "Du hast um ein neues Passwort für dein Konto bei {brand} gebeten. Sobald du es gewählt hast, bist du überall abgemeldet, wo du angemeldet warst.",
    button: "Passwort wählen",
    note: "Der Link gilt eine Stunde und nur einmal. Du hast nicht darum gebeten? Dann tu nichts: Dein Passwort bleibt, wie es ist.",
  },
  "password-notice": {
    subject: "Dein Passwort wurde geändert",
    title: "Das Schloss ist neu",
    text: "Das Passwort deines Kontos bei {brand} wurde gerade geändert. Überall sonst bist du abgemeldet.",
    button: "Anderes Passwort wählen",
    note: "Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt mit dieser Adresse ein anderes Passwort.",
  },
  "passkey-added": {
    subject: "Ein Passkey ist dazugekommen",
    title: "Noch ein Schlüssel zur Hütte",
    text: "Deinem {brand}-Konto wurde eben ein Passkey hinzugefügt. Wer ihn hat, meldet sich ohne Passwort an.",
    button: "Deine Passkeys ansehen",
    note: "Warst du das, ist nichts zu tun. Wenn nicht, entferne ihn jetzt und wähle ein neues Passwort.",
  },
  "passkey-removed": {
    subject: "Ein Passkey wurde entfernt",
    title: "Ein Schlüssel weniger",
    text: "Aus deinem {brand}-Konto wurde eben ein Passkey entfernt. Mit ihm meldet sich niemand mehr an.",
    button: "Deine Passkeys ansehen",
    note: "Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort und melde dich überall ab.",
  },
  help: "Fragen? Antworte einfach auf diese Nachricht oder schau hier: {link}.",
};
