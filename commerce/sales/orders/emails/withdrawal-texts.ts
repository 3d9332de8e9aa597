import type { Language } from "#commerce/shared/regions/schema.ts";

/**
 * The acknowledgement of a withdrawal; and `right`, which every confirmation contains for buyers who have that right.
 */
type WithdrawalTexts = {
  kicker: string;
  subject: string;
  heading: string;
  text: string;
  /** The heading above date and time. */
  at: string;
  right: string;
};

export const withdrawalTexts: Record<Language, WithdrawalTexts> = {
  en: {
    kicker: "Withdrawal {return}",
    subject: "We have received your withdrawal from order {number}",
    heading: "You have withdrawn from the contract.",
    text: "This is the receipt. Send the goods back within 14 days, with a label from your order's page or by a way of your own. The money goes back the way you paid, within 14 days, as soon as the goods are here or you can show that they are on their way.",
    at: "Withdrawn on",
    right:
      "Right of withdrawal: within 14 days of the last piece's arrival you can withdraw from this contract without a reason. How that works: {link}",
  },
  de: {
    kicker: "Widerruf {return}",
    subject: "Wir haben deinen Widerruf zu Bestellung {number} erhalten",
    heading: "Du hast den Vertrag widerrufen.",
    text: "Das ist die Eingangsbestätigung. Schick die Ware binnen 14 Tagen zurück, mit einem Etikett von der Seite deiner Bestellung oder auf eigenem Weg. Das Geld geht binnen 14 Tagen auf dem Weg zurück, auf dem du bezahlt hast, sobald die Ware hier ist oder du zeigen kannst, dass sie unterwegs ist.",
    at: "Widerrufen am",
    right:
      "Widerrufsrecht: Binnen 14 Tagen nach Ankunft des letzten Stücks kannst du diesen Vertrag ohne Angabe von Gründen widerrufen. So geht es: {link}",
  },
  fr: {
    kicker: "Rétractation {return}",
    subject: "Nous avons bien reçu votre rétractation pour la commande {number}",
    heading: "Vous vous êtes rétracté du contrat.",
    text: "Ceci est l’accusé de réception. Renvoyez les articles dans les 14 jours, avec une étiquette de la page de votre commande ou par vos propres moyens. L’argent vous revient par le moyen de paiement utilisé, dans les 14 jours, dès que les articles sont arrivés ou que vous pouvez prouver leur envoi.",
    at: "Rétractation du",
    right:
      "Droit de rétractation : dans les 14 jours suivant l’arrivée du dernier article, vous pouvez vous rétracter de ce contrat sans donner de motif. Comment faire : {link}",
  },
  es: {
    kicker: "Desistimiento {return}",
    subject: "Hemos recibido tu desistimiento del pedido {number}",
    heading: "Has desistido del contrato.",
    text: "Este es el acuse de recibo. Devuelve los artículos en un plazo de 14 días, con una etiqueta de la página de tu pedido o por tu cuenta. El dinero vuelve por el mismo medio de pago en un plazo de 14 días, en cuanto los artículos estén aquí o puedas demostrar que los has enviado.",
    at: "Desistimiento del",
    right:
      "Derecho de desistimiento: en los 14 días siguientes a la llegada del último artículo puedes desistir de este contrato sin dar motivos. Así funciona: {link}",
  },
  it: {
    kicker: "Recesso {return}",
    subject: "Abbiamo ricevuto il tuo recesso dall’ordine {number}",
    heading: "Hai esercitato il recesso dal contratto.",
    text: "Questa è la conferma di ricezione. Rispedisci gli articoli entro 14 giorni, con l’etichetta della pagina del tuo ordine o con un mezzo tuo. Il denaro torna con lo stesso mezzo di pagamento entro 14 giorni, appena gli articoli sono qui o puoi dimostrare di averli spediti.",
    at: "Recesso del",
    right:
      "Diritto di recesso: entro 14 giorni dall’arrivo dell’ultimo articolo puoi recedere da questo contratto senza indicarne le ragioni. Ecco come: {link}",
  },
  ja: {
    kicker: "契約撤回 {return}",
    subject: "ご注文 {number} の契約撤回を受け付けました",
    heading: "契約の撤回を承りました。",
    text: "このメールは受領の確認です。商品は14日以内に、注文ページのラベルまたはお客様ご自身の方法でお送りください。商品が到着するか、発送の証明をいただき次第、14日以内にお支払いと同じ方法で返金いたします。",
    at: "撤回日時",
    right: "撤回権：最後の商品の到着から14日以内であれば、理由を示さずにこの契約を撤回できます。手続きの方法：{link}",
  },
  sv: {
    kicker: "Ånger {return}",
    subject: "Vi har tagit emot din ånger av beställning {number}",
    heading: "Du har ångrat avtalet.",
    text: "Det här är mottagningsbekräftelsen. Skicka tillbaka varorna inom 14 dagar, med en etikett från beställningens sida eller på eget sätt. Pengarna går tillbaka samma väg som du betalade, inom 14 dagar, så snart varorna är här eller du kan visa att de är på väg.",
    at: "Ångrat den",
    right:
      "Ångerrätt: inom 14 dagar efter att den sista varan kommit fram kan du ångra avtalet utan att ange skäl. Så går det till: {link}",
  },
  no: {
    kicker: "Angring {return}",
    subject: "Vi har mottatt angringen din av bestilling {number}",
    heading: "Du har gått fra avtalen.",
    text: "Dette er bekreftelsen på mottak. Send varene tilbake innen 14 dager, med en etikett fra bestillingens side eller på din egen måte. Pengene går tilbake samme vei som du betalte, innen 14 dager, så snart varene er her eller du kan vise at de er på vei.",
    at: "Angret den",
    right:
      "Angrerett: innen 14 dager etter at den siste varen er kommet fram, kan du gå fra avtalen uten å oppgi grunn. Slik gjør du det: {link}",
  },
};
