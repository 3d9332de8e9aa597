import type { Language } from "#commerce/shared/regions/schema.ts";

type Words = { subject: string; text: string; help: string };

/** The texts of the test email that staff send to themselves. `{shop}` is the shop's name. */
export const testEmailTexts: Record<Language, Words> = {
  en: {
    subject: "E-mails of {shop} arrive",
    text: "You asked for this message in the office. If it is here, and not among the junk, letters to customers will arrive as well.",
    help: "Go on setting up your shop: {link}.",
  },
  de: {
    subject: "E-Mails von {shop} kommen an",
    text: "Du hast diese Nachricht im Büro angefordert. Liegt sie im Posteingang und nicht im Spam, kommen auch Nachrichten an Kunden an.",
    help: "Weiter mit dem Einrichten: {link}.",
  },
  fr: {
    subject: "Les e-mails de {shop} arrivent",
    text: "Vous avez demandé ce message au bureau. S’il est bien là, et non parmi les indésirables, les messages aux clients arriveront aussi.",
    help: "Continuer la mise en place : {link}.",
  },
  it: {
    subject: "Le e-mail di {shop} arrivano",
    text: "Hai chiesto questo messaggio nell’ufficio. Se è qui, e non nella posta indesiderata, arriveranno anche i messaggi ai clienti.",
    help: "Continua la configurazione: {link}.",
  },
  es: {
    subject: "Los correos de {shop} llegan",
    text: "Has pedido este mensaje en la oficina. Si está aquí, y no en el correo no deseado, también llegarán los mensajes a los clientes.",
    help: "Sigue configurando la tienda: {link}.",
  },
  sv: {
    subject: "E-post från {shop} kommer fram",
    text: "Du bad om det här meddelandet på kontoret. Ligger det i inkorgen och inte bland skräpposten kommer brev till kunder också fram.",
    help: "Fortsätt ställa in butiken: {link}.",
  },
  no: {
    subject: "E-post fra {shop} kommer frem",
    text: "Du ba om denne meldingen på kontoret. Ligger den i innboksen og ikke i søppelposten, kommer også brev til kunder frem.",
    help: "Fortsett å sette opp butikken: {link}.",
  },
  ja: {
    subject: "{shop} のメールは届いています",
    text: "オフィスから送信されたテストメールです。迷惑メールではなく受信トレイに届いていれば、お客様へのメールも届きます。",
    help: "設定を続ける: {link}",
  },
};
