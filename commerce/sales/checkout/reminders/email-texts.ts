import type { Language } from "#commerce/shared/regions/schema.ts";

/**
 * The texts of the email about an abandoned cart. `{name}`: its first article; the help sentence contains its `{link}`.
 */
type CartReminderTexts = Record<"subject" | "title" | "text" | "button" | "note" | "help" | "leave", string>;

export const cartReminderTexts: Record<Language, CartReminderTexts> = {
  en: {
    subject: "Still in your cart: {name}",
    title: "You left something",
    text: "It is still in your cart, as you left it. Whether it stays in stock we cannot promise: a cart reserves nothing.",
    button: "Back to the cart",
    note: "This is the only letter about this cart. The link fills a cart in any browser; nobody sees your address or name by it.",
    help: "Questions? Answer this message, or look at {link}.",
    leave: "No more letters like this",
  },
  de: {
    subject: "Noch in deinem Warenkorb: {name}",
    title: "Du hast etwas liegen lassen",
    text: "Es liegt noch in deinem Warenkorb, wie du ihn verlassen hast. Ob es vorrätig bleibt, können wir nicht versprechen: Ein Warenkorb reserviert nichts.",
    button: "Zurück zum Warenkorb",
    note: "Das ist die einzige Mail zu diesem Warenkorb. Der Link füllt den Warenkorb in jedem Browser; deine Adresse und deinen Namen sieht dadurch niemand.",
    help: "Fragen? Antworte auf diese Nachricht oder schau auf {link}.",
    leave: "Keine solchen Mails mehr",
  },
  fr: {
    subject: "Toujours dans ton panier : {name}",
    title: "Tu as oublié quelque chose",
    text: "C’est toujours dans ton panier, tel que tu l’as laissé. Nous ne pouvons pas promettre que cela reste en stock : un panier ne réserve rien.",
    button: "Retour au panier",
    note: "C’est le seul message à propos de ce panier. Le lien remplit un panier dans n’importe quel navigateur ; personne n’y voit ton nom ni ton adresse.",
    help: "Des questions ? Réponds à ce message ou va voir {link}.",
    leave: "Ne plus recevoir ces messages",
  },
  es: {
    subject: "Sigue en tu carrito: {name}",
    title: "Te has dejado algo",
    text: "Sigue en tu carrito, tal como lo dejaste. No podemos prometer que siga en stock: un carrito no reserva nada.",
    button: "Volver al carrito",
    note: "Este es el único mensaje sobre este carrito. El enlace llena un carrito en cualquier navegador; nadie ve con él tu nombre ni tu dirección.",
    help: "¿Preguntas? Responde a este mensaje o mira en {link}.",
    leave: "No más mensajes como este",
  },
  it: {
    subject: "Ancora nel tuo carrello: {name}",
    title: "Hai lasciato qualcosa",
    text: "È ancora nel tuo carrello, come l’hai lasciato. Non possiamo promettere che resti disponibile: un carrello non riserva nulla.",
    button: "Torna al carrello",
    note: "Questo è l’unico messaggio su questo carrello. Il link riempie un carrello in qualsiasi browser; nessuno vede il tuo nome o il tuo indirizzo.",
    help: "Domande? Rispondi a questo messaggio o guarda {link}.",
    leave: "Basta messaggi come questo",
  },
  ja: {
    subject: "カートに残っています：{name}",
    title: "お忘れものです",
    text: "カートは、そのままの状態で残っています。カートに入れただけでは在庫は確保されませんので、ご了承ください。",
    button: "カートに戻る",
    note: "このカートについてのメールはこの一通だけです。リンクはどのブラウザーでもカートを復元しますが、お名前やご住所が見えることはありません。",
    help: "ご質問は、このメールに返信いただくか、{link} をご覧ください。",
    leave: "このようなメールを受け取らない",
  },
  sv: {
    subject: "Fortfarande i din varukorg: {name}",
    title: "Du glömde något",
    text: "Det ligger kvar i varukorgen, precis som du lämnade den. Om det finns kvar i lager kan vi inte lova: en varukorg reserverar inget.",
    button: "Tillbaka till varukorgen",
    note: "Det här är det enda mejlet om den här varukorgen. Länken fyller en varukorg i vilken webbläsare som helst; ingen ser ditt namn eller din adress genom den.",
    help: "Frågor? Svara på det här mejlet eller titta på {link}.",
    leave: "Inga fler sådana mejl",
  },
  no: {
    subject: "Fortsatt i handlekurven: {name}",
    title: "Du la igjen noe",
    text: "Det ligger fortsatt i handlekurven, slik du forlot den. Om det fortsatt er på lager, kan vi ikke love: en handlekurv reserverer ingenting.",
    button: "Tilbake til handlekurven",
    note: "Dette er den eneste e-posten om denne handlekurven. Lenken fyller en handlekurv i hvilken som helst nettleser; ingen ser navnet eller adressen din gjennom den.",
    help: "Spørsmål? Svar på denne meldingen, eller se på {link}.",
    leave: "Ikke flere slike e-poster",
  },
};
