import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "guide.chart": "Quelle longueur",
  "guide.note":
    "Pèse-toi comme tu rides : boots, casque, petit-déj. Entre deux longueurs, la plus longue pour la poudreuse, la plus courte pour le park.",
  "guide.title": "Guide des tailles",
  "guide.weight": "Poids ({unit})",
  "guide.height": "Taille du corps ({unit})",
  "guide.boot": "Pointure",
  "guide.boots": "Boots jusqu’à",
  "guide.foot": "Longueur du pied ({unit})",
  "guide.riding": "Où tu rides le plus",
  "guide.any": "Partout",
  "guide.pick": "Choisir",
  "guide.show": "Voir ma taille",
  "guide.units": "Unités",
  "guide.yours": "Ta taille : {size}",
  "guide.choose": "Choisir {size}",
  "guide.mark": "La tienne",
  "guide.local": "Tes mesures restent dans ce navigateur.",
  "guide.measure":
    "Talon contre le mur, tout ton poids sur le pied, règle jusqu’à l’orteil le plus long. Le pied le plus long décide.",
  "guide.heel": "Talon",
  "guide.toe": "Orteil le plus long",
  "guide.whole": "Lire le guide en entier",
  "guide.why.weight": "{weight} : cette longueur est faite pour {from} à {to}.",
  "guide.why.lighter":
    "Aucune longueur de cette planche n’est faite pour un poids si léger. Celle-ci s’en approche le plus.",
  "guide.why.heavier":
    "Aucune longueur de cette planche n’est faite pour un poids si élevé. Celle-ci s’en approche le plus.",
  "guide.why.shorter-park": "Une taille plus courte pour le park : elle tourne et se presse mieux.",
  "guide.why.longer-powder": "Une taille plus longue hors piste : elle flotte.",
  "guide.why.height": "Entre les longueurs que ton poids permet, ta taille a décidé.",
  "guide.why.wide": "Des boots en {boot} demandent {waist} au patin : prends la version large.",
  "guide.why.narrow": "Des boots en {boot} dépassent des carres : {waist} au patin leur iraient mieux.",
  "guide.why.boot-fits": "Des boots en {boot} y tiennent bien.",
  "guide.why.foot": "La plus petite taille où {foot} ont leur place.",
  "guide.why.within": "{measure} {value} : cette taille est faite pour {from} à {to}.",
  "guide.none": "Aucune taille de ce modèle ne va à ton pied.",
  "guide.problem.number": "Indique un nombre de {from} à {to}.",
} satisfies TextsLike<typeof en>;
