import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Logg inn",
  signInTitle: "Logg inn på kontoret",
  forgot: "Glemt passordet?",
  forgotTitle: "Velg et nytt passord",
  forgotText: "Vi sender en lenke til adressen din. Den gjelder i én time.",
  sendLink: "Send lenke",
  linkSent: "Hvis adressen tilhører et medlem, er en lenke på vei.",
  backToSignIn: "Tilbake til innlogging",
  savePassword: "Lagre passordet",
  passwordSaved: "Det nye passordet er lagret. Logg inn med det.",
  invitationTitle: "Bli med i {shop}",
  invitationText: "Du er invitert som {role}, {email}.",
  join: "Bli med",
  linkGone: "Lenken er brukt eller for gammel",
  linkGoneText: "Be om en ny.",
  setupTitle: "Sett opp kontoret",
  setupText: "Du blir eier: du kan gjøre alt og invitere andre.",
  makeOwner: "Begynn",
  usePasskey: "Bruk en passnøkkel",
  passkeyRequired: "Den andre faktoren din er en passnøkkel: Logg inn med den.",
} satisfies TextsLike<typeof en>;
