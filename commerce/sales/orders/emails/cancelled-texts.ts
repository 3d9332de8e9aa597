import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of the message about a cancelled order. */
export type CancelledTexts = {
  subject: string;
  preview: string;
  kicker: string;
  heading: string;
  /** Whether money is refunded. */
  paidBack: string;
  toCard: string;
  nothingPaid: string;
};

export const cancelledTexts: Record<Language, CancelledTexts> = {
  en: {
    subject: "Order {number} is cancelled",
    preview: "Nothing will be sent.",
    kicker: "Cancelled",
    heading: "Your order is cancelled.",
    paidBack: "Nothing will be sent. {amount} goes back the way you paid; banks take up to ten days to show it.",
    toCard: "Nothing will be sent. {amount} is back on your gift card.",
    nothingPaid: "Nothing will be sent, and there is nothing to pay back.",
  },
  de: {
    subject: "Bestellung {number} ist storniert",
    preview: "Es wird nichts verschickt.",
    kicker: "Storniert",
    heading: "Deine Bestellung ist storniert.",
    paidBack:
      "Es wird nichts verschickt. {amount} gehen auf dem Weg zurück, auf dem du bezahlt hast; bis die Bank es anzeigt, dauert es bis zu zehn Tage.",
    toCard: "Es wird nichts verschickt. {amount} sind wieder auf deiner Geschenkkarte.",
    nothingPaid: "Es wird nichts verschickt, und es gibt nichts zurückzuzahlen.",
  },
  fr: {
    subject: "La commande {number} est annulée",
    preview: "Rien ne sera envoyé.",
    kicker: "Annulée",
    heading: "Votre commande est annulée.",
    paidBack:
      "Rien ne sera envoyé. {amount} vous sont remboursés par le moyen de paiement utilisé ; la banque peut mettre jusqu’à dix jours pour l’afficher.",
    toCard: "Rien ne sera expédié. {amount} sont de nouveau sur votre carte cadeau.",
    nothingPaid: "Rien ne sera envoyé, et il n’y a rien à rembourser.",
  },
  es: {
    subject: "El pedido {number} está cancelado",
    preview: "No se enviará nada.",
    kicker: "Cancelado",
    heading: "Tu pedido está cancelado.",
    paidBack:
      "No se enviará nada. Te devolvemos {amount} por el mismo medio de pago; el banco puede tardar hasta diez días en mostrarlo.",
    toCard: "No se enviará nada. {amount} vuelven a estar en tu tarjeta regalo.",
    nothingPaid: "No se enviará nada y no hay nada que devolver.",
  },
  it: {
    subject: "L’ordine {number} è annullato",
    preview: "Non verrà spedito nulla.",
    kicker: "Annullato",
    heading: "Il tuo ordine è annullato.",
    paidBack:
      "Non verrà spedito nulla. {amount} tornano sul metodo con cui hai pagato; la banca può impiegare fino a dieci giorni per mostrarli.",
    toCard: "Non verrà spedito nulla. {amount} sono di nuovo sulla tua carta regalo.",
    nothingPaid: "Non verrà spedito nulla e non c’è nulla da rimborsare.",
  },
  ja: {
    subject: "ご注文 {number} をキャンセルしました",
    preview: "商品は発送されません。",
    kicker: "キャンセル",
    heading: "ご注文をキャンセルしました。",
    paidBack:
      "商品は発送されません。{amount} をお支払いの方法で返金します。明細に表示されるまで最長10日かかることがあります。",
    toCard: "発送はありません。{amount} はギフトカードに戻りました。",
    nothingPaid: "商品は発送されません。返金はありません。",
  },
  sv: {
    subject: "Order {number} är avbeställd",
    preview: "Inget skickas.",
    kicker: "Avbeställd",
    heading: "Din order är avbeställd.",
    paidBack:
      "Inget skickas. {amount} går tillbaka samma väg som du betalade; det kan ta upp till tio dagar innan banken visar det.",
    toCard: "Inget skickas. {amount} är tillbaka på ditt presentkort.",
    nothingPaid: "Inget skickas, och det finns inget att betala tillbaka.",
  },
  no: {
    subject: "Ordre {number} er kansellert",
    preview: "Ingenting blir sendt.",
    kicker: "Kansellert",
    heading: "Ordren din er kansellert.",
    paidBack:
      "Ingenting blir sendt. {amount} går tilbake samme vei som du betalte; det kan ta opptil ti dager før banken viser det.",
    toCard: "Ingenting blir sendt. {amount} er tilbake på gavekortet ditt.",
    nothingPaid: "Ingenting blir sendt, og det er ingenting å betale tilbake.",
  },
};
