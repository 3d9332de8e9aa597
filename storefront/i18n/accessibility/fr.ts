import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Accessibilité",
  "accessibility.intro": "Cette boutique est faite pour toutes celles et tous ceux qui veulent de la neige.",
  "accessibility.service.title": "Le service",
  "accessibility.service":
    "Vous pouvez regarder les articles, lire à leur sujet, commander et payer, suivre et retourner vos commandes. Chaque page dit ce qu’elle est et ce qui vient ensuite, dans la langue choisie.",
  "accessibility.how.title": "Comment il répond aux exigences",
  "accessibility.how":
    "Nous suivons EN 301 549 et WCAG 2.2, niveau AA : tout fonctionne au clavier seul et avec un lecteur d’écran, les textes s’agrandissent au double, les couleurs ont le contraste demandé, rien ne bouge pour qui ne le souhaite pas. Choisir et commander fonctionnent aussi sans JavaScript. Chaque version est contrôlée par programme, et à la main là où les programmes ne suffisent pas.",
  "accessibility.known.title": "Ce que nous savons",
  "accessibility.known":
    "La carte des magasins n’est pas lisible par un lecteur d’écran ; la liste à côté contient les mêmes magasins. Les images et films déposés par d’autres peuvent manquer de description. Les champs d’un prestataire de paiement sont les siens.",
  "accessibility.say.title": "Dites-le-nous",
  "accessibility.say":
    "Tout ce qui vous gêne est une erreur : indiquez-nous la page et ce qui s’est passé. Nous répondons, en général sous un jour ouvré.",
  "accessibility.contact": "Nous écrire",
  "accessibility.authority.title": "Si nous n’aidons pas",
  "accessibility.authority":
    "Vous pouvez vous adresser à l’autorité de votre pays qui veille à l’accessibilité des produits et services (directive (UE) 2019/882).",
  "accessibility.authority-us":
    "Vous pouvez vous adresser au ministère américain de la Justice, qui veille à l’Americans with Disabilities Act (ADA, titre III).",
  "accessibility.checked": "Dernière vérification : {date}.",
} satisfies TextsLike<typeof en>;
