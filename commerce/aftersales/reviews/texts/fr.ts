import type { ReviewEmailTexts } from "./shape.ts";

export const fr: ReviewEmailTexts = {
  request: {
    subject: "Alors, ça glisse comment ?",
    title: "Alors, ça glisse comment ?",
    text: "{name}, tu as eu quelques jours pour te faire un avis. Deux ou trois phrases honnêtes aident ceux qui hésitent encore. Les mauvaises nouvelles sont bienvenues aussi.",
    button: "Écrire un avis",
    note: "Pas besoin de compte : le lien connaît ta commande. Nous lisons chaque avis avant de le publier.",
  },
  confirm: {
    subject: "C’est bien ta question ?",
    title: "C’est bien ta question ?",
    text: "Confirme-la, et nous la transmettons à ceux qui savent.",
    button: "Oui, poser la question",
    note: "Tu n’as rien demandé ? Ne fais rien, et il ne se passera rien.",
  },
  answered: {
    subject: "Ta question a une réponse",
    title: "La réponse est là.",
    text: "Tu voulais savoir quelque chose sur {product}.",
    button: "Voir sur la page",
    note: "",
  },
  rejected: {
    subject: "Ton avis",
    title: "Nous ne publions pas cet avis.",
    text: "Tu as donné ton avis sur {product}, merci d’avoir pris ce temps. Nous lisons chaque avis avant de le publier, et celui-ci ne paraîtra pas.",
    button: "Nous écrire",
    note: "Tu n’es pas d’accord ? Dis-le-nous, et quelqu’un d’autre le relira.",
    reason: "La raison :",
  },
  leave: "Ne plus recevoir ces e-mails",
  help: "Des questions ? Les réponses sont ici : {link}.",
};
