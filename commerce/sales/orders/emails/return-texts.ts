import type { Language } from "#commerce/shared/regions/schema.ts";

/** The states of a return of which the customer is notified. */
export type ReturnEmailState = "requested" | "approved" | "refused" | "received";

type Words = { subject: string; heading: string; text: string };

/** The texts of messages about a return; `answer` is the heading of the staff's remark. */
export type ReturnTexts = Record<ReturnEmailState, Words> & { kicker: string; answer: string };

export const returnTexts: Record<Language, ReturnTexts> = {
  en: {
    kicker: "Return {return}",
    answer: "What we have to say",
    requested: {
      subject: "Return {return} has reached us",
      heading: "We have your return request.",
      text: "We look at it and write to you, usually within one working day. Keep everything in its box until then.",
    },
    approved: {
      subject: "Return {return} may come back",
      heading: "Your return is approved.",
      text: "Print the label on your order's page, stick it on the box and hand it to the courier. The way back is on us.",
    },
    refused: {
      subject: "About return {return}",
      heading: "We cannot take this back.",
      text: "We have looked at your return and cannot accept it. If you see it differently, write to us.",
    },
    received: {
      subject: "Return {return} has arrived",
      heading: "Your parcel is back with us.",
      text: "We have it. The money goes back the way you paid; you get a message when it leaves.",
    },
  },
  de: {
    kicker: "Rückgabe {return}",
    answer: "Was wir dazu sagen",
    requested: {
      subject: "Rückgabe {return} ist bei uns",
      heading: "Wir haben deine Rückgabe.",
      text: "Wir sehen sie uns an und schreiben dir, meist innerhalb eines Werktags. Lass bis dahin alles im Karton.",
    },
    approved: {
      subject: "Rückgabe {return} darf zurück",
      heading: "Deine Rückgabe ist angenommen.",
      text: "Druck das Etikett auf der Seite deiner Bestellung aus, kleb es auf den Karton und gib ihn ab. Der Rückweg geht auf uns.",
    },
    refused: {
      subject: "Zu Rückgabe {return}",
      heading: "Das können wir nicht zurücknehmen.",
      text: "Wir haben uns deine Rückgabe angesehen und können sie nicht annehmen. Siehst du das anders, schreib uns.",
    },
    received: {
      subject: "Rückgabe {return} ist angekommen",
      heading: "Dein Paket ist wieder bei uns.",
      text: "Wir haben es. Das Geld geht auf dem Weg zurück, auf dem du bezahlt hast; du bekommst eine Nachricht, sobald es unterwegs ist.",
    },
  },
  fr: {
    kicker: "Retour {return}",
    answer: "Notre réponse",
    requested: {
      subject: "Nous avons reçu la demande de retour {return}",
      heading: "Nous avons votre demande de retour.",
      text: "Nous l’examinons et vous écrivons, en général sous un jour ouvré. Gardez tout dans son carton d’ici là.",
    },
    approved: {
      subject: "Le retour {return} est accepté",
      heading: "Votre retour est accepté.",
      text: "Imprimez l’étiquette sur la page de votre commande, collez-la sur le carton et remettez-le au transporteur. Le retour est à notre charge.",
    },
    refused: {
      subject: "À propos du retour {return}",
      heading: "Nous ne pouvons pas le reprendre.",
      text: "Nous avons examiné votre retour et ne pouvons pas l’accepter. Si vous n’êtes pas d’accord, écrivez-nous.",
    },
    received: {
      subject: "Le retour {return} est arrivé",
      heading: "Votre colis est revenu chez nous.",
      text: "Nous l’avons. L’argent revient par le moyen de paiement utilisé ; un message vous prévient quand il part.",
    },
  },
  es: {
    kicker: "Devolución {return}",
    answer: "Nuestra respuesta",
    requested: {
      subject: "Hemos recibido la devolución {return}",
      heading: "Tenemos tu solicitud de devolución.",
      text: "La revisamos y te escribimos, normalmente en un día laborable. Hasta entonces, deja todo en su caja.",
    },
    approved: {
      subject: "La devolución {return} está aceptada",
      heading: "Tu devolución está aceptada.",
      text: "Imprime la etiqueta en la página de tu pedido, pégala en la caja y entrégala. La vuelta corre de nuestra cuenta.",
    },
    refused: {
      subject: "Sobre la devolución {return}",
      heading: "No podemos aceptarla.",
      text: "Hemos revisado tu devolución y no podemos aceptarla. Si lo ves de otra manera, escríbenos.",
    },
    received: {
      subject: "La devolución {return} ha llegado",
      heading: "Tu paquete está de vuelta.",
      text: "Ya lo tenemos. El dinero vuelve por el mismo medio de pago; te avisamos cuando salga.",
    },
  },
  it: {
    kicker: "Reso {return}",
    answer: "La nostra risposta",
    requested: {
      subject: "Abbiamo ricevuto il reso {return}",
      heading: "Abbiamo la tua richiesta di reso.",
      text: "La guardiamo e ti scriviamo, di solito entro un giorno lavorativo. Fino ad allora lascia tutto nella scatola.",
    },
    approved: {
      subject: "Il reso {return} è accettato",
      heading: "Il tuo reso è accettato.",
      text: "Stampa l’etichetta dalla pagina del tuo ordine, incollala sulla scatola e consegnala. Il ritorno è a carico nostro.",
    },
    refused: {
      subject: "A proposito del reso {return}",
      heading: "Non possiamo riprenderlo.",
      text: "Abbiamo guardato il tuo reso e non possiamo accettarlo. Se la vedi diversamente, scrivici.",
    },
    received: {
      subject: "Il reso {return} è arrivato",
      heading: "Il tuo pacco è tornato da noi.",
      text: "Lo abbiamo. Il denaro torna sul metodo con cui hai pagato; ti avvisiamo quando parte.",
    },
  },
  ja: {
    kicker: "返品 {return}",
    answer: "当店からのご連絡",
    requested: {
      subject: "返品 {return} を受け付けました",
      heading: "返品のお申し込みを受け付けました。",
      text: "内容を確認し、通常1営業日以内にご連絡します。それまで商品は箱に入れたままにしてください。",
    },
    approved: {
      subject: "返品 {return} を承認しました",
      heading: "返品を承認しました。",
      text: "ご注文のページからラベルを印刷し、箱に貼って発送してください。返送料は当店が負担します。",
    },
    refused: {
      subject: "返品 {return} について",
      heading: "この返品はお受けできません。",
      text: "内容を確認しましたが、お受けできませんでした。ご不明な点はお問い合わせください。",
    },
    received: {
      subject: "返品 {return} が届きました",
      heading: "お荷物が当店に届きました。",
      text: "確かに受け取りました。お支払いの方法で返金し、手続きが済みましたらご連絡します。",
    },
  },
  sv: {
    kicker: "Retur {return}",
    answer: "Vårt svar",
    requested: {
      subject: "Retur {return} har kommit fram till oss",
      heading: "Vi har din returanmälan.",
      text: "Vi tittar på den och skriver till dig, oftast inom en arbetsdag. Låt allt ligga i kartongen så länge.",
    },
    approved: {
      subject: "Retur {return} får komma tillbaka",
      heading: "Din retur är godkänd.",
      text: "Skriv ut etiketten på orderns sida, klistra den på kartongen och lämna in den. Vi betalar vägen tillbaka.",
    },
    refused: {
      subject: "Om retur {return}",
      heading: "Vi kan inte ta tillbaka det här.",
      text: "Vi har tittat på din retur och kan inte godkänna den. Ser du det annorlunda, skriv till oss.",
    },
    received: {
      subject: "Retur {return} har kommit fram",
      heading: "Ditt paket är tillbaka hos oss.",
      text: "Vi har det. Pengarna går tillbaka samma väg som du betalade; du får ett meddelande när de skickas.",
    },
  },
  no: {
    kicker: "Retur {return}",
    answer: "Svaret vårt",
    requested: {
      subject: "Vi har fått retur {return}",
      heading: "Vi har returmeldingen din.",
      text: "Vi ser på den og skriver til deg, som regel innen én virkedag. La alt ligge i esken så lenge.",
    },
    approved: {
      subject: "Retur {return} kan sendes tilbake",
      heading: "Returen din er godkjent.",
      text: "Skriv ut etiketten på ordresiden, lim den på esken og lever den. Vi betaler veien tilbake.",
    },
    refused: {
      subject: "Om retur {return}",
      heading: "Dette kan vi ikke ta tilbake.",
      text: "Vi har sett på returen din og kan ikke godta den. Ser du det annerledes, skriv til oss.",
    },
    received: {
      subject: "Retur {return} er kommet frem",
      heading: "Pakken din er tilbake hos oss.",
      text: "Vi har den. Pengene går tilbake samme vei som du betalte; du får beskjed når de er sendt.",
    },
  },
};
