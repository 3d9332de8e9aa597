import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of the message about a refund. */
export type RefundedTexts = {
  /** Contains the amount, because an order may have several refunds. */
  subject: string;
  preview: string;
  kicker: string;
  heading: string;
  text: string;
  /** Used instead when everything was refunded to a gift card, and additionally when a part was. */
  toCard: string;
  partToCard: string;
};

export const refundedTexts: Record<Language, RefundedTexts> = {
  en: {
    subject: "Money back for order {number}: {amount}",
    preview: "{amount} is on its way to you.",
    kicker: "Paid back",
    heading: "{amount} goes back to you.",
    text: "It returns the way you paid. Banks take up to ten days to show it.",
    toCard: "It is back on your gift card and can be spent at once.",
    partToCard: "{gift} of it is back on your gift card.",
  },
  de: {
    subject: "Geld zurück für Bestellung {number}: {amount}",
    preview: "{amount} sind auf dem Weg zu dir.",
    kicker: "Erstattet",
    heading: "{amount} gehen an dich zurück.",
    text: "Das Geld geht den Weg zurück, auf dem du bezahlt hast. Bis die Bank es anzeigt, dauert es bis zu zehn Tage.",
    toCard: "Das Geld ist wieder auf deiner Geschenkkarte und kann gleich ausgegeben werden.",
    partToCard: "Davon sind {gift} wieder auf deiner Geschenkkarte.",
  },
  fr: {
    subject: "Remboursement pour la commande {number} : {amount}",
    preview: "{amount} sont en route vers vous.",
    kicker: "Remboursé",
    heading: "{amount} vous sont remboursés.",
    text: "L’argent revient par le moyen de paiement utilisé. La banque peut mettre jusqu’à dix jours pour l’afficher.",
    toCard: "L’argent est de nouveau sur votre carte cadeau et peut être dépensé aussitôt.",
    partToCard: "Sur ce montant, {gift} sont de nouveau sur votre carte cadeau.",
  },
  es: {
    subject: "Reembolso del pedido {number}: {amount}",
    preview: "{amount} van de camino hacia ti.",
    kicker: "Devuelto",
    heading: "Te devolvemos {amount}.",
    text: "El dinero vuelve por el mismo medio de pago. El banco puede tardar hasta diez días en mostrarlo.",
    toCard: "El dinero vuelve a estar en tu tarjeta regalo y puedes gastarlo ya.",
    partToCard: "De esa suma, {gift} vuelven a estar en tu tarjeta regalo.",
  },
  it: {
    subject: "Rimborso per l’ordine {number}: {amount}",
    preview: "{amount} stanno tornando da te.",
    kicker: "Rimborsato",
    heading: "Ti rimborsiamo {amount}.",
    text: "Il denaro torna sul metodo con cui hai pagato. La banca può impiegare fino a dieci giorni per mostrarlo.",
    toCard: "Il denaro è di nuovo sulla tua carta regalo e puoi spenderlo subito.",
    partToCard: "Di questa somma, {gift} sono di nuovo sulla tua carta regalo.",
  },
  ja: {
    subject: "ご注文 {number} の返金について：{amount}",
    preview: "{amount} を返金しました。",
    kicker: "返金",
    heading: "{amount} を返金します。",
    text: "お支払いの方法で返金します。明細に表示されるまで最長10日かかることがあります。",
    toCard: "ギフトカードに戻りました。すぐにお使いいただけます。",
    partToCard: "そのうち {gift} はギフトカードに戻りました。",
  },
  sv: {
    subject: "Pengar tillbaka för order {number}: {amount}",
    preview: "{amount} är på väg till dig.",
    kicker: "Återbetalat",
    heading: "{amount} går tillbaka till dig.",
    text: "Pengarna går samma väg som du betalade. Det kan ta upp till tio dagar innan banken visar det.",
    toCard: "Pengarna är tillbaka på ditt presentkort och kan användas direkt.",
    partToCard: "Av det är {gift} tillbaka på ditt presentkort.",
  },
  no: {
    subject: "Penger tilbake for ordre {number}: {amount}",
    preview: "{amount} er på vei til deg.",
    kicker: "Tilbakebetalt",
    heading: "{amount} går tilbake til deg.",
    text: "Pengene går samme vei som du betalte. Det kan ta opptil ti dager før banken viser det.",
    toCard: "Pengene er tilbake på gavekortet ditt og kan brukes med en gang.",
    partToCard: "Av dette er {gift} tilbake på gavekortet ditt.",
  },
};
