import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Commande {number} bien reçue",
  preview: "Nous l’avons et nous l’emballons. {total} en tout.",
  kicker: "C’est à vous",
  number: "Commande numéro {number}",
  thanks: "Merci, {name}.",
  intro:
    "Nous avons votre commande et nous l’emballons, en général sous un jour ouvré. Vous recevrez le lien de suivi dès qu’elle part.",
  introEmail:
    "Votre carte cadeau arrive dans un message à part, avec le code à saisir lors de la commande. Il est en route.",
  items: "Dans le colis",
  itemsEmail: "Votre commande",
  quantity: "Quantité {count}",
  gift_wrap: "Emballage cadeau",
  goods: "Sous-total",
  discount: "Remise",
  giftCard: "Carte cadeau •••• {last4}",
  onAccount: "Sur facture",
  shipping: "Livraison",
  free: "Offerte",
  total: "Total",
  taxIncluded: "dont {name} {rate} %",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "TVA",
    "tax.sales": "Taxe de vente",
    "tax.gst": "TPS",
    "tax.hst": "TVH",
    "tax.pst": "TVP",
    "tax.qst": "TVQ",
  },
  shipTo: "Livrée à",
  billTo: "Facturée à",
  by: "Voyage en",
  methods: { standard: "standard", express: "express", email: "Par e-mail", pickup: "Retrait en magasin" },
  days: "{from} à {to} jours ouvrés",
  button: "Voir la commande",
  help: "Quelque chose ne va pas ? Répondez à ce message ou consultez {link}.",
  returns: "Un doute ? Retours jusqu’à la fonte des neiges. Sans avoir glissé.",
};

export default texts;
