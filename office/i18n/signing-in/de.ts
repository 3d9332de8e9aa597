import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Anmelden",
  signInTitle: "Im Büro anmelden",
  forgot: "Passwort vergessen?",
  forgotTitle: "Neues Passwort setzen",
  forgotText: "Wir schicken dir einen Link. Er gilt eine Stunde.",
  sendLink: "Link schicken",
  linkSent: "Gehört die Adresse zu einem Mitglied, ist ein Link unterwegs.",
  backToSignIn: "Zur Anmeldung",
  savePassword: "Passwort speichern",
  passwordSaved: "Das neue Passwort gilt. Melde dich damit an.",
  invitationTitle: "Bei {shop} mitarbeiten",
  invitationText: "Du bist eingeladen als {role}, {email}.",
  join: "Mitmachen",
  linkGone: "Dieser Link ist verbraucht oder zu alt",
  linkGoneText: "Lass dir einen neuen schicken.",
  setupTitle: "Büro einrichten",
  setupText: "Damit wirst du Inhaber: Du darfst alles und lädst andere ein.",
  makeOwner: "Loslegen",
  usePasskey: "Mit Passkey",
  passkeyRequired: "Dein zweiter Faktor ist ein Passkey: Melde dich damit an.",
} satisfies TextsLike<typeof en>;
