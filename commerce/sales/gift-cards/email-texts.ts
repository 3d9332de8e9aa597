import type { Language } from "#commerce/shared/regions/schema.ts";

export type GiftCardTexts = {
  subject: string;
  title: string;
  /** The buyer is asked to pass the code on; a named recipient is addressed directly. */
  text: string;
  given: string;
  /** For a recipient; {from} is the buyer. */
  bought: string;
  code: string;
  use: string;
  until: string;
  button: string;
  /** {link} leads to the page with the balance. */
  balance: string;
  note: string;
  help: string;
};

/** {amount}, {name}, {from}, {date}; the foot's {link} leads to the support pages. */
export const giftCardTexts: Record<Language, GiftCardTexts> = {
  en: {
    subject: "Your gift card of {amount}",
    title: "A gift card of {amount}",
    text: "Here it is, paid for and ready. Keep it, or pass this message on: whoever has the code has the card.",
    given: "{name}, somebody at the shop thought of you. Whoever has the code has the card.",
    bought: "{from} gives you this card. Whoever has the code has the card.",
    code: "The code",
    use: "Enter it on the last step of the checkout. What is left stays on the card.",
    until: "Good until {date}.",
    button: "To the shop",
    balance: "What is left on it you see at {link}.",
    note: "We keep no copy of the code. Look after this message as you would after cash.",
    help: "Questions? Answer this message, or look at {link}.",
  },
  de: {
    subject: "Dein Gutschein über {amount}",
    title: "Ein Gutschein über {amount}",
    text: "Da ist er, bezahlt und startklar. Behalte ihn oder leite diese Nachricht weiter: Wer den Code hat, hat den Gutschein.",
    given: "{name}, im Shop hat jemand an dich gedacht. Wer den Code hat, hat den Gutschein.",
    bought: "{from} schenkt dir diesen Gutschein. Wer den Code hat, hat den Gutschein.",
    code: "Der Code",
    use: "Gib ihn im letzten Schritt der Kasse ein. Was übrig bleibt, bleibt auf der Karte.",
    until: "Gültig bis {date}.",
    button: "Zum Shop",
    balance: "Was noch darauf ist, siehst du auf {link}.",
    note: "Wir bewahren keine Kopie des Codes auf. Pass auf diese Nachricht auf wie auf Bargeld.",
    help: "Fragen? Antworte auf diese Nachricht oder schau auf {link}.",
  },
  fr: {
    subject: "Votre carte cadeau de {amount}",
    title: "Une carte cadeau de {amount}",
    text: "La voici, payée et prête. Gardez-la ou transférez ce message : qui a le code a la carte.",
    given: "{name}, quelqu’un à la boutique a pensé à vous. Qui a le code a la carte.",
    bought: "{from} vous offre cette carte. Qui a le code a la carte.",
    code: "Le code",
    use: "Saisissez-le à la dernière étape de la commande. Le reste demeure sur la carte.",
    until: "Valable jusqu’au {date}.",
    button: "Vers la boutique",
    balance: "Ce qu’il en reste se voit sur {link}.",
    note: "Nous ne gardons aucune copie du code. Prenez soin de ce message comme d’un billet de banque.",
    help: "Des questions ? Répondez à ce message ou consultez {link}.",
  },
  es: {
    subject: "Tu tarjeta regalo de {amount}",
    title: "Una tarjeta regalo de {amount}",
    text: "Aquí está, pagada y lista. Guárdala o reenvía este mensaje: quien tiene el código tiene la tarjeta.",
    given: "{name}, alguien en la tienda ha pensado en ti. Quien tiene el código tiene la tarjeta.",
    bought: "{from} te regala esta tarjeta. Quien tiene el código tiene la tarjeta.",
    code: "El código",
    use: "Introdúcelo en el último paso del pago. Lo que sobre se queda en la tarjeta.",
    until: "Válida hasta el {date}.",
    button: "A la tienda",
    balance: "Lo que queda lo ves en {link}.",
    note: "No guardamos copia del código. Cuida este mensaje como si fuera dinero en efectivo.",
    help: "¿Preguntas? Responde a este mensaje o visita {link}.",
  },
  it: {
    subject: "La tua carta regalo da {amount}",
    title: "Una carta regalo da {amount}",
    text: "Eccola, pagata e pronta. Tienila o inoltra questo messaggio: chi ha il codice ha la carta.",
    given: "{name}, qualcuno in negozio ha pensato a te. Chi ha il codice ha la carta.",
    bought: "{from} ti regala questa carta. Chi ha il codice ha la carta.",
    code: "Il codice",
    use: "Inseriscilo nell’ultimo passo dell’ordine. Quello che avanza resta sulla carta.",
    until: "Valida fino al {date}.",
    button: "Al negozio",
    balance: "Quanto resta lo vedi su {link}.",
    note: "Non conserviamo copie del codice. Custodisci questo messaggio come faresti con i contanti.",
    help: "Domande? Rispondi a questo messaggio o guarda {link}.",
  },
  ja: {
    subject: "{amount} のギフトカード",
    title: "{amount} のギフトカード",
    text: "お支払いが完了し、すぐにお使いいただけます。ご自分で使うことも、このメールを転送して贈ることもできます。コードをお持ちの方がカードの持ち主です。",
    given: "{name} 様へ、ショップからの贈り物です。コードをお持ちの方がカードの持ち主です。",
    bought: "{from} さんからのギフトカードです。コードをお持ちの方がご利用いただけます。",
    code: "コード",
    use: "ご注文手続きの最後のステップで入力してください。残額はカードに残ります。",
    until: "有効期限：{date}",
    button: "ショップへ",
    balance: "残高は {link} でご覧いただけます。",
    note: "コードの控えは当店に残りません。現金と同じように大切に保管してください。",
    help: "ご質問はこのメールにご返信いただくか、{link} をご覧ください。",
  },
  sv: {
    subject: "Ditt presentkort på {amount}",
    title: "Ett presentkort på {amount}",
    text: "Här är det, betalt och klart. Behåll det eller skicka meddelandet vidare: den som har koden har kortet.",
    given: "{name}, någon i butiken tänkte på dig. Den som har koden har kortet.",
    bought: "{from} ger dig det här kortet. Den som har koden har kortet.",
    code: "Koden",
    use: "Ange den i kassans sista steg. Det som blir över stannar på kortet.",
    until: "Gäller till {date}.",
    button: "Till butiken",
    balance: "Vad som finns kvar ser du på {link}.",
    note: "Vi sparar ingen kopia av koden. Var rädd om meddelandet som om det vore kontanter.",
    help: "Frågor? Svara på meddelandet eller titta på {link}.",
  },
  no: {
    subject: "Gavekortet ditt på {amount}",
    title: "Et gavekort på {amount}",
    text: "Her er det, betalt og klart. Behold det, eller send meldingen videre: Den som har koden, har kortet.",
    given: "{name}, noen i butikken tenkte på deg. Den som har koden, har kortet.",
    bought: "{from} gir deg dette kortet. Den som har koden, har kortet.",
    code: "Koden",
    use: "Skriv den inn i siste steg i kassen. Det som er igjen, blir stående på kortet.",
    until: "Gyldig til {date}.",
    button: "Til butikken",
    balance: "Hva som er igjen, ser du på {link}.",
    note: "Vi har ingen kopi av koden. Ta vare på meldingen som om den var kontanter.",
    help: "Spørsmål? Svar på denne meldingen eller se {link}.",
  },
};
