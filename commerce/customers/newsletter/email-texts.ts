import type { Language } from "#commerce/shared/regions/schema.ts";

type Words = { subject: string; title: string; text: string; button: string; note: string };
export type NewsletterEmailTexts = { confirm: Words; back: Words; help: string; leave: string };

/** `{name}` is the product. The footer's `{link}` leads to the support pages. */
export const newsletterEmailTexts: Record<Language, NewsletterEmailTexts> = {
  en: {
    confirm: {
      subject: "One click, then we write",
      title: "Is that you?",
      text: "This address was signed up for letters from {brand}. Confirm it, and they come: a few a season, when there is something to say.",
      button: "Confirm the address",
      note: "The link is good for three days. You did not sign up? Then do nothing, and nothing comes.",
    },
    back: {
      subject: "{name} is back",
      title: "It is back",
      text: "You wanted to know when {name} can be had again. Now it can. How many there are we cannot promise.",
      button: "Have a look",
      note: "You get this letter once. Nobody has put anything aside.",
    },
    help: "Questions? Answer this message, or look at {link}.",
    leave: "No more letters",
  },
  de: {
    confirm: {
      subject: "Ein Klick, dann schreiben wir",
      title: "Bist du das?",
      text: "Diese Adresse wurde für Post von {brand} angemeldet. Bestätige sie, dann kommt sie: ein paar Mal je Saison, wenn es etwas zu sagen gibt.",
      button: "Adresse bestätigen",
      note: "Der Link gilt drei Tage. Du hast dich nicht angemeldet? Dann tu nichts, und es kommt nichts.",
    },
    back: {
      subject: "{name} ist wieder da",
      title: "Wieder da",
      text: "Du wolltest wissen, wann es {name} wieder gibt. Jetzt. Wie lange, können wir nicht versprechen.",
      button: "Ansehen",
      note: "Diese Nachricht kommt einmal. Zurückgelegt hat niemand etwas.",
    },
    help: "Fragen? Antworte auf diese Nachricht, oder schau auf {link}.",
    leave: "Keine Post mehr",
  },
  fr: {
    confirm: {
      subject: "Un clic, et on t’écrit",
      title: "C’est bien toi ?",
      text: "Cette adresse a été inscrite aux lettres de {brand}. Confirme-la et elles arrivent : quelques-unes par saison, quand il y a quelque chose à dire.",
      button: "Confirmer l’adresse",
      note: "Le lien vaut trois jours. Ce n’était pas toi ? Ne fais rien, et rien ne viendra.",
    },
    back: {
      subject: "{name} est de retour",
      title: "De retour",
      text: "Tu voulais savoir quand {name} reviendrait. C’est maintenant. Pour combien de temps, on ne peut pas le promettre.",
      button: "Aller voir",
      note: "Cette lettre ne vient qu’une fois. Rien n’a été mis de côté.",
    },
    help: "Des questions ? Réponds à ce message, ou regarde sur {link}.",
    leave: "Plus de lettres",
  },
  es: {
    confirm: {
      subject: "Un clic y te escribimos",
      title: "¿Eres tú?",
      text: "Esta dirección se ha apuntado a las cartas de {brand}. Confírmala y llegarán: unas pocas por temporada, cuando haya algo que decir.",
      button: "Confirmar la dirección",
      note: "El enlace vale tres días. ¿No te has apuntado? No hagas nada y no llegará nada.",
    },
    back: {
      subject: "{name} ha vuelto",
      title: "Ha vuelto",
      text: "Querías saber cuándo habría otra vez {name}. Ahora. Por cuánto tiempo no podemos prometerlo.",
      button: "Echar un vistazo",
      note: "Esta carta llega una sola vez. Nadie ha apartado nada.",
    },
    help: "¿Preguntas? Responde a este mensaje o mira en {link}.",
    leave: "No más cartas",
  },
  it: {
    confirm: {
      subject: "Un clic e ti scriviamo",
      title: "Sei tu?",
      text: "Questo indirizzo è stato iscritto alle lettere di {brand}. Confermalo e arriveranno: poche a stagione, quando c’è qualcosa da dire.",
      button: "Conferma l’indirizzo",
      note: "Il link vale tre giorni. Non ti sei iscritto tu? Non fare nulla e non arriverà nulla.",
    },
    back: {
      subject: "{name} è tornato",
      title: "È tornato",
      text: "Volevi sapere quando {name} sarebbe tornato. Ora. Per quanto, non possiamo prometterlo.",
      button: "Dai un’occhiata",
      note: "Questa lettera arriva una volta sola. Nessuno ha messo da parte niente.",
    },
    help: "Domande? Rispondi a questo messaggio o guarda su {link}.",
    leave: "Basta lettere",
  },
  ja: {
    confirm: {
      subject: "ワンクリックで登録が完了します",
      title: "ご本人ですか",
      text: "このアドレスで{brand}からのお便りが申し込まれました。確認すると届きはじめます。話すことがあるときだけ、シーズンに数通です。",
      button: "アドレスを確認する",
      note: "リンクの有効期間は3日です。心当たりがなければ、何もしないでください。何も届きません。",
    },
    back: {
      subject: "{name}が再入荷しました",
      title: "再入荷しました",
      text: "{name}の再入荷をお待ちでしたね。いま購入できます。数はお約束できません。",
      button: "見てみる",
      note: "このお知らせは一度だけです。お取り置きはしていません。",
    },
    help: "ご質問はこのメールへの返信か、{link}へ。",
    leave: "お便りを止める",
  },
  sv: {
    confirm: {
      subject: "Ett klick, sedan skriver vi",
      title: "Är det du?",
      text: "Den här adressen har anmälts till brev från {brand}. Bekräfta den så kommer de: några per säsong, när det finns något att säga.",
      button: "Bekräfta adressen",
      note: "Länken gäller i tre dagar. Var det inte du? Gör ingenting, så kommer ingenting.",
    },
    back: {
      subject: "{name} är tillbaka",
      title: "Tillbaka",
      text: "Du ville veta när {name} går att köpa igen. Nu. Hur länge kan vi inte lova.",
      button: "Ta en titt",
      note: "Det här brevet kommer en gång. Ingen har lagt undan något.",
    },
    help: "Frågor? Svara på det här brevet eller titta på {link}.",
    leave: "Inga fler brev",
  },
  no: {
    confirm: {
      subject: "Ett klikk, så skriver vi",
      title: "Er det deg?",
      text: "Denne adressen er meldt på brev fra {brand}. Bekreft den, så kommer de: noen få i sesongen, når det er noe å si.",
      button: "Bekreft adressen",
      note: "Lenken gjelder i tre dager. Var det ikke deg? Gjør ingenting, så kommer ingenting.",
    },
    back: {
      subject: "{name} er tilbake",
      title: "Tilbake",
      text: "Du ville vite når {name} kan kjøpes igjen. Nå. Hvor lenge kan vi ikke love.",
      button: "Ta en titt",
      note: "Dette brevet kommer én gang. Ingen har lagt noe til side.",
    },
    help: "Spørsmål? Svar på denne meldingen, eller se på {link}.",
    leave: "Ingen flere brev",
  },
};
