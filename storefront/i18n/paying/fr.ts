import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Commande {number}",
  heading: "Régler la différence",
  text: "Votre échange coûte {amount} de plus. Nous vous réservons les articles jusqu’au {until} ; ensuite, nous vous remboursons ce que vous avez renvoyé.",
  items: "Ce que vous recevez",
  pay: "Payer {amount}",
  declined: "La banque a refusé et rien n’a été débité. Vérifiez les numéros ou essayez une autre carte.",
  unclear: "Le paiement est en cours de traitement. Rien n’est débité deux fois.",
  over: "Cet échange est terminé",
  "over.text": "Il ne peut plus être payé. Ce que vous avez renvoyé est remboursé.",
  support: "Aide",
} satisfies TextsLike<typeof en>;
