import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  signIn: "Logga in",
  signInTitle: "Logga in på kontoret",
  forgot: "Glömt lösenordet?",
  forgotTitle: "Välj ett nytt lösenord",
  forgotText: "Vi skickar en länk till din adress. Den gäller i en timme.",
  sendLink: "Skicka länk",
  linkSent: "Om adressen tillhör en medlem är en länk på väg.",
  backToSignIn: "Till inloggningen",
  savePassword: "Spara lösenordet",
  passwordSaved: "Det nya lösenordet är sparat. Logga in med det.",
  invitationTitle: "Gå med i {shop}",
  invitationText: "Du är inbjuden som {role}, {email}.",
  join: "Gå med",
  linkGone: "Länken är använd eller för gammal",
  linkGoneText: "Be om en ny.",
  setupTitle: "Ställ i ordning kontoret",
  setupText: "Du blir ägare: du får göra allt och bjuda in andra.",
  makeOwner: "Sätt igång",
  usePasskey: "Använd en inloggningsnyckel",
  passkeyRequired: "Din andra faktor är en inloggningsnyckel: logga in med den.",
} satisfies TextsLike<typeof en>;
