import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Se connecter",
  signInTitle: "Connexion au bureau",
  forgot: "Mot de passe oublié ?",
  forgotTitle: "Définir un nouveau mot de passe",
  forgotText: "Nous envoyons un lien à votre adresse. Il est valable une heure.",
  sendLink: "Envoyer le lien",
  linkSent: "Si cette adresse est celle d’un membre, un lien est en route.",
  backToSignIn: "Retour à la connexion",
  savePassword: "Enregistrer le mot de passe",
  passwordSaved: "Le nouveau mot de passe est enregistré. Connecte-toi avec.",
  invitationTitle: "Rejoindre {shop}",
  invitationText: "Vous êtes invité comme {role}, {email}.",
  join: "Rejoindre",
  linkGone: "Ce lien est utilisé ou trop ancien",
  linkGoneText: "Demandes-en un nouveau.",
  setupTitle: "Configurer le bureau",
  setupText: "Vous devenez propriétaire : vous pouvez tout faire et inviter d’autres personnes.",
  makeOwner: "Commencer",
  usePasskey: "Utiliser une clé d’accès",
  passkeyRequired: "Votre second facteur est une clé d’accès : connectez-vous avec elle.",
} satisfies TextsLike<typeof en>;
