import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Note interne",
  staffNoteHint:
    "Seule l’équipe la lit. La copie que les clients téléchargent eux-mêmes ne la contient pas ; celle que vous exportez la contient, car la loi le demande.",
  languageOfVisit: "Celle de la visite",
  wishlist: "Liste d’envies",
  wishesNothing: "Aucune envie enregistrée.",
  wroteNothing: "Aucun avis rédigé.",
  proOver: "Expiré",
  exportCopy: "Exporter ses données",
  erase: "Effacer",
  eraseTitle: "Effacer {name}",
  eraseText:
    "Pour qui demande à être oublié (RGPD, article 17). C’est irréversible : exportez d’abord ses données si une copie est souhaitée.",
  eraseGoes: "Ce qui est effacé",
  eraseStays: "Ce qui reste",
  eraseAccount:
    "Le compte : nom, adresse e-mail, mot de passe, clés d’accès, sessions, groupe, étiquettes, note et champs propres.",
  eraseBelongings:
    "Le carnet d’adresses, les paniers et la liste d’envies ; si l’adresse est confirmée, aussi les lettres, alertes de stock et demandes de professionnel.",
  eraseOrders:
    "Dans les commandes closes : noms, rues, villes, téléphone, adresse e-mail, messages, notes et e-mails envoyés.",
  eraseWords: "Le nom et les photos des avis, questions et réponses.",
  keepBooks:
    "Les commandes et factures pour la comptabilité, sans la personne : numéro, lignes, montants, taxes, pays, État et code postal. La loi fiscale demande de 5 à 10 ans selon le pays ; si elle exige le nom de l’acheteur sur les factures, téléchargez-les d’abord.",
  keepUnderWay: "Les commandes en cours gardent nom et adresse jusqu’à leur clôture ; ils sont effacés le lendemain.",
  keepSaid: "Ce qui a été écrit sur les produits reste, sans nom ; les cartes cadeaux gardent leur valeur.",
  keepLog: "Le journal dit encore que quelque chose a changé, mais plus quoi.",
  eraseSure: "J’ai vérifié qui le demande et lu ce qui précède.",
  wasErased: "Effacé. Les commandes gardent ce qu’il faut à la comptabilité.",
  customerGroups: "Groupes de clients",
  newGroup: "Nouveau groupe",
  everywhere: "Partout",
  groupDefault: "Pour tous les autres",
  groupRuleCount: { one: "{count} remise", other: "{count} remises" },
  groupDiscounts: "Remises",
  groupDiscountsHint:
    "Une remise sur le produit compte avant celle de sa catégorie, et celle-ci avant celle sur tout. Entre plusieurs semblables, la meilleure pour le client compte ; elles ne s’additionnent jamais.",
  ruleForAll: "Tous les produits",
  ruleOwnPrice: "Un prix propre",
  ruleOn: "Sur",
  ruleNumber: "Remise {number}",
  addGroupRule: "Ajouter une remise",
  groupPreview: "Prix dans ce groupe",
  groupPreviewHint: "Selon les remises du formulaire, enregistrées ou non.",
} satisfies TextsLike<typeof en>;
