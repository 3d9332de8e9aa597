import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Accedi",
  signInTitle: "Accedi all’ufficio",
  forgot: "Password dimenticata?",
  forgotTitle: "Imposta una nuova password",
  forgotText: "Inviamo un link al tuo indirizzo. Vale un’ora.",
  sendLink: "Invia il link",
  linkSent: "Se l’indirizzo è di un membro, il link è in arrivo.",
  backToSignIn: "Torna all’accesso",
  savePassword: "Salva la password",
  passwordSaved: "La nuova password è salvata. Accedi con quella.",
  invitationTitle: "Unisciti a {shop}",
  invitationText: "Sei stato invitato come {role}, {email}.",
  join: "Unisciti",
  linkGone: "Questo link è già usato o scaduto",
  linkGoneText: "Chiedine uno nuovo.",
  setupTitle: "Configura l’ufficio",
  setupText: "Diventi proprietario: puoi fare tutto e invitare altri.",
  makeOwner: "Inizia",
  usePasskey: "Usa una passkey",
  passkeyRequired: "Il tuo secondo fattore è una passkey: accedi con quella.",
} satisfies TextsLike<typeof en>;
