import type { AccountEmailTexts } from "./shape.ts";

export const fr: AccountEmailTexts = {
  welcome: {
    subject: "Bienvenue chez {brand} : confirmez votre e-mail",
    title: "Ravis de vous compter parmi nous",
    text: "Vous avez créé un compte avec cette adresse. Confirmez qu’elle est à vous, pour que les messages sur vos commandes vous parviennent. Vous pouvez acheter dans tous les cas.",
    button: "Confirmer l’adresse",
    note: "Le lien est valable trois jours. Vous n’avez pas créé de compte ? Ne faites rien : sans vous, personne ne le confirmera.",
  },
  confirm: {
    subject: "Confirmez votre e-mail",
    title: "Un clic, et elle est à vous",
    text: "Voici le lien que vous avez demandé. Il confirme que cette adresse est bien la vôtre et celle de votre compte.",
    button: "Confirmer l’adresse",
    note: "Le lien est valable trois jours. Vous n’avez rien demandé ? Ne faites rien.",
  },
  "new-address": {
    subject: "Confirmez votre nouvel e-mail",
    title: "Une nouvelle adresse",
    text: "Votre compte {brand} doit passer à cette adresse. Tant que vous ne l’avez pas confirmée, l’ancienne reste.",
    button: "Utiliser cette adresse",
    note: "Le lien est valable trois jours. Cela ne vous dit rien ? Ne faites rien.",
  },
  "address-notice": {
    subject: "Votre compte va changer d’adresse",
    title: "Vous quittez cette adresse ?",
    text: "Une personne connectée à votre compte a indiqué une autre adresse e-mail. Elle remplacera celle-ci dès qu’elle y sera confirmée.",
    button: "Choisir un nouveau mot de passe",
    note: "Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : cela arrête le changement et déconnecte tous les autres.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    title: "On repart sur une trace fraîche",
    text: "Vous avez demandé un nouveau mot de passe pour votre compte {brand}. Une fois choisi, vous serez déconnecté partout où vous étiez connecté.",
    button: "Choisir un mot de passe",
    note: "Le lien est valable une heure et ne sert qu’une fois. Vous n’avez rien demandé ? Ne faites rien : votre mot de passe ne change pas.",
  },
  "password-notice": {
    subject: "Votre mot de passe a été modifié",
    title: "La serrure est neuve",
    text: "Le mot de passe de votre compte {brand} vient d’être modifié. Vous êtes déconnecté partout ailleurs.",
    button: "Choisir un autre mot de passe",
    note: "Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un autre mot de passe avec cette adresse.",
  },
  "passkey-added": {
    subject: "Une clé d’accès a été ajoutée",
    title: "Une clé de plus pour le refuge",
    text: "Une clé d’accès vient d’être ajoutée à votre compte {brand}. Qui la détient se connecte sans mot de passe.",
    button: "Voir vos clés d’accès",
    note: "Si c’était vous, il n’y a rien à faire. Sinon, supprimez-la maintenant et choisissez un nouveau mot de passe.",
  },
  "passkey-removed": {
    subject: "Une clé d’accès a été supprimée",
    title: "Une clé de moins",
    text: "Une clé d’accès vient d’être supprimée de votre compte {brand}. Elle ne connecte plus personne.",
    button: "Voir vos clés d’accès",
    note: "Si c’était vous, il n’y a rien à faire. Sinon, choisissez maintenant un nouveau mot de passe et déconnectez-vous partout.",
  },
  help: "Une question ? Répondez à ce message ou consultez {link}.",
};
