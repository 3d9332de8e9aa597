import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Se rétracter du contrat",
  "withdraw.text": "Commande {number} : indiquez les articles concernés. Aucun motif n’est nécessaire.",
  "withdraw.who": "Déclaré par {name}. L’accusé de réception part à {email}.",
  "withdraw.pieces": "Nombre de pièces : {name}",
  "withdraw.of": "Au plus {count}",
  "withdraw.next": "Continuer",
  "withdraw.check.title": "Veuillez vérifier",
  "withdraw.check.text": "Le bouton suivant vous rétracte du contrat de la commande {number} pour ces articles :",
  "withdraw.confirm": "Confirmer la rétractation",
  "withdraw.back": "Modifier le choix",
  "withdraw.done.title": "Vous vous êtes rétracté",
  "withdraw.done": "Nous avons reçu votre rétractation le {time}. L’accusé de réception part à {email}.",
  "withdraw.done.more":
    "Elle porte le numéro {number}. Renvoyez les articles dans les 14 jours ; l’argent vous revient par le moyen de paiement utilisé.",
  "withdraw.over": "Il n’y a rien dans cette commande dont vous puissiez vous rétracter, ou plus rien.",
  "withdraw.none": "Choisissez au moins une pièce.",
  "withdraw.wrong": "La rétractation n’est pas possible pour autant de pièces.",
  "withdraw.order": "Voir la commande",
  "withdraw.info.title": "Droit de rétractation",
  "withdraw.info.intro":
    "Qui achète en tant que consommateur dans l’Espace économique européen peut changer d’avis. Sans donner de motif.",
  "withdraw.info.period.title": "Quatorze jours",
  "withdraw.info.period":
    "Vous pouvez vous rétracter du contrat dans un délai de 14 jours. Il commence le lendemain du jour où vous, ou la personne que vous avez désignée, avez reçu le dernier article. Il suffit de nous prévenir avant son terme. Vous pouvez aussi vous rétracter avant toute livraison.",
  "withdraw.info.how.title": "Comment se rétracter",
  "withdraw.info.how":
    "Ouvrez votre commande et appuyez sur « Se rétracter du contrat ». Vous choisissez les articles, confirmez et recevez aussitôt par e-mail un accusé de réception avec la date et l’heure. Une lettre ou un e-mail sans ambiguïté convient aussi ; le formulaire ci-dessous peut servir, il n’est pas obligatoire.",
  "withdraw.info.here": "Se rétracter ici",
  "withdraw.info.guest": "Sans compte, avec le numéro de commande",
  "withdraw.info.member": "Avec un compte",
  "withdraw.info.letter": "Avec vos propres mots",
  "withdraw.info.find": "Trouver votre commande",
  "withdraw.info.account": "Vos commandes",
  "withdraw.info.effects.title": "Ce qui suit",
  "withdraw.info.effects":
    "Nous remboursons tout ce que vous avez payé pour les articles, et pour une commande entière la livraison standard aussi, dans les 14 jours et par le même moyen de paiement. Nous pouvons attendre l’arrivée des articles ou la preuve de leur envoi. Vous les renvoyez dans les 14 jours suivant la rétractation ; le retour est à notre charge. Vous ne répondez d’une perte de valeur que si les articles ont été manipulés au-delà de l’essai : plier la planche sur le tapis, oui ; rider avec, non.",
  "withdraw.info.except.title": "Exceptions",
  "withdraw.info.except":
    "Le droit prend fin plus tôt pour les articles faits sur mesure, pour les articles scellés qui ne peuvent être renvoyés pour des raisons d’hygiène une fois ouverts, et pour les cartes cadeaux une fois utilisées.",
  "withdraw.info.form.title": "Modèle de formulaire",
  "withdraw.info.form":
    "Je/Nous vous notifie/notifions par la présente ma/notre rétractation du contrat portant sur la vente des biens suivants : … Commandé le / reçu le : … Nom : … Adresse : … Date : …",
  "withdraw.info.mail": "Le remplir dans un e-mail",
} satisfies TextsLike<typeof en>;
