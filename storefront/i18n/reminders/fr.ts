import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Ton panier",
  "restore.text": "Voilà ce que tu as laissé. Un clic, et c’est dans le panier de ce navigateur, aux prix du jour.",
  "restore.submit": "Mettre dans mon panier",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Ce panier n’existe plus",
  "restore.over": "Il est devenu une commande, ou a été vidé depuis. Les rayons sont encore pleins.",
  "restore.home": "Faire un tour",
  "restore.some": {
    by: "added",
    one: "Tout n’est plus disponible. Dans le panier : {added} article sur {count}.",
    other: "Tout n’est plus disponible. Dans le panier : {added} articles sur {count}.",
  },
  "restore.cart": "Voir le panier",
  "reminders.title": "Plus de messages sur les paniers",
  "reminders.text": "Nous ne t’écrirons plus quand quelque chose reste dans ton panier.",
  "reminders.submit": "Ne plus recevoir ces messages",
  "reminders.done": "C’est fait. Plus de messages sur les paniers abandonnés.",
} satisfies TextsLike<typeof en>;
