import type { Language } from "#commerce/shared/regions/schema.ts";

type Words = { subject: string; title: string; text: string; button: string; note: string };

export type ReviewEmailTexts = {
  /** {name}: the buyer's first name. */
  request: Words;
  confirm: Words;
  /** {product} */
  answered: Words;
  /** {product}; reason: what staff gave as such stands after it, where they gave one. */
  rejected: Words & { reason: string };
  leave: string;
  /** {link} */
  help: string;
};

/** What the letters about reviews and questions say. */
export const reviewEmailTexts: Record<Language, ReviewEmailTexts> = {
  en: {
    request: {
      subject: "How does it ride?",
      title: "How does it ride?",
      text: "{name}, you have had a few days with it. Two or three honest sentences help whoever stands before the same choice. Bad news is welcome too.",
      button: "Write a review",
      note: "You need no account for this: the link knows your order. We read every review before it appears.",
    },
    confirm: {
      subject: "Is this your question?",
      title: "Is this your question?",
      text: "Confirm it, and we pass it on to the people who know.",
      button: "Yes, ask it",
      note: "You did not ask anything? Then do nothing, and nothing happens.",
    },
    answered: {
      subject: "Your question has an answer",
      title: "There is an answer.",
      text: "You asked something about {product}.",
      button: "See it on the page",
      note: "",
    },
    rejected: {
      subject: "Your review",
      title: "We do not show this review.",
      text: "You reviewed {product}, and thank you for taking the time. We read every review before it appears, and this one does not.",
      button: "Write to us",
      note: "You see it differently? Tell us, and somebody else will read it again.",
      reason: "Why:",
    },
    leave: "No more letters like this",
    help: "Questions? {link} has answers.",
  },
  de: {
    request: {
      subject: "Und, wie fährt es sich?",
      title: "Und, wie fährt es sich?",
      text: "{name}, du hattest jetzt ein paar Tage damit. Zwei, drei ehrliche Sätze helfen allen, die vor derselben Wahl stehen. Auch schlechte Nachrichten sind willkommen.",
      button: "Bewertung schreiben",
      note: "Du brauchst dafür kein Konto: Der Link kennt deine Bestellung. Wir lesen jede Bewertung, bevor sie erscheint.",
    },
    confirm: {
      subject: "Ist das deine Frage?",
      title: "Ist das deine Frage?",
      text: "Bestätige sie kurz, dann geben wir sie an die Leute weiter, die es wissen.",
      button: "Ja, Frage stellen",
      note: "Du hast nichts gefragt? Dann tu einfach nichts, und es passiert nichts.",
    },
    answered: {
      subject: "Deine Frage hat eine Antwort",
      title: "Die Antwort ist da.",
      text: "Du wolltest etwas zu {product} wissen.",
      button: "Auf der Seite ansehen",
      note: "",
    },
    rejected: {
      subject: "Deine Bewertung",
      title: "Diese Bewertung zeigen wir nicht.",
      text: "Du hast {product} bewertet, danke für deine Zeit. Wir lesen jede Bewertung, bevor sie erscheint, und diese erscheint nicht.",
      button: "Schreib uns",
      note: "Du siehst das anders? Sag es uns, dann liest sie noch einmal jemand anderes.",
      reason: "Der Grund:",
    },
    leave: "Keine solchen Mails mehr",
    help: "Fragen? Antworten gibt es hier: {link}.",
  },
  fr: {
    request: {
      subject: "Alors, ça glisse comment ?",
      title: "Alors, ça glisse comment ?",
      text: "{name}, tu as eu quelques jours pour te faire un avis. Deux ou trois phrases honnêtes aident ceux qui hésitent encore. Les mauvaises nouvelles sont bienvenues aussi.",
      button: "Écrire un avis",
      note: "Pas besoin de compte : le lien connaît ta commande. Nous lisons chaque avis avant de le publier.",
    },
    confirm: {
      subject: "C’est bien ta question ?",
      title: "C’est bien ta question ?",
      text: "Confirme-la, et nous la transmettons à ceux qui savent.",
      button: "Oui, poser la question",
      note: "Tu n’as rien demandé ? Ne fais rien, et il ne se passera rien.",
    },
    answered: {
      subject: "Ta question a une réponse",
      title: "La réponse est là.",
      text: "Tu voulais savoir quelque chose sur {product}.",
      button: "Voir sur la page",
      note: "",
    },
    rejected: {
      subject: "Ton avis",
      title: "Nous ne publions pas cet avis.",
      text: "Tu as donné ton avis sur {product}, merci d’avoir pris ce temps. Nous lisons chaque avis avant de le publier, et celui-ci ne paraîtra pas.",
      button: "Nous écrire",
      note: "Tu n’es pas d’accord ? Dis-le-nous, et quelqu’un d’autre le relira.",
      reason: "La raison :",
    },
    leave: "Ne plus recevoir ces e-mails",
    help: "Des questions ? Les réponses sont ici : {link}.",
  },
  es: {
    request: {
      subject: "¿Y qué tal va?",
      title: "¿Y qué tal va?",
      text: "{name}, ya has tenido unos días para probarlo. Dos o tres frases sinceras ayudan a quien duda como dudabas tú. Las malas noticias también son bienvenidas.",
      button: "Escribir una opinión",
      note: "No necesitas cuenta: el enlace conoce tu pedido. Leemos cada opinión antes de publicarla.",
    },
    confirm: {
      subject: "¿Es esta tu pregunta?",
      title: "¿Es esta tu pregunta?",
      text: "Confírmala y se la pasamos a quien lo sabe.",
      button: "Sí, preguntar",
      note: "¿No has preguntado nada? Entonces no hagas nada, y nada pasará.",
    },
    answered: {
      subject: "Tu pregunta tiene respuesta",
      title: "Ya hay respuesta.",
      text: "Querías saber algo sobre {product}.",
      button: "Verla en la página",
      note: "",
    },
    rejected: {
      subject: "Tu opinión",
      title: "No publicamos esta opinión.",
      text: "Has opinado sobre {product}, gracias por tomarte el tiempo. Leemos cada opinión antes de publicarla, y esta no va a aparecer.",
      button: "Escríbenos",
      note: "¿No estás de acuerdo? Dínoslo y la leerá otra persona.",
      reason: "El motivo:",
    },
    leave: "No más correos como este",
    help: "¿Preguntas? Las respuestas están en {link}.",
  },
  it: {
    request: {
      subject: "Allora, come va?",
      title: "Allora, come va?",
      text: "{name}, ormai l’hai provato per qualche giorno. Due o tre frasi sincere aiutano chi si trova davanti alla stessa scelta. Anche le brutte notizie sono benvenute.",
      button: "Scrivi una recensione",
      note: "Non serve un account: il link conosce il tuo ordine. Leggiamo ogni recensione prima di pubblicarla.",
    },
    confirm: {
      subject: "È questa la tua domanda?",
      title: "È questa la tua domanda?",
      text: "Confermala e la giriamo a chi se ne intende.",
      button: "Sì, invia la domanda",
      note: "Non hai chiesto nulla? Allora non fare nulla, e nulla succederà.",
    },
    answered: {
      subject: "La tua domanda ha una risposta",
      title: "Ecco la risposta.",
      text: "Volevi sapere qualcosa su {product}.",
      button: "Guardala sulla pagina",
      note: "",
    },
    rejected: {
      subject: "La tua recensione",
      title: "Questa recensione non la pubblichiamo.",
      text: "Hai recensito {product}, grazie per il tempo che ci hai dedicato. Leggiamo ogni recensione prima di pubblicarla, e questa non comparirà.",
      button: "Scrivici",
      note: "Non sei d’accordo? Diccelo, e la rileggerà qualcun altro.",
      reason: "Il motivo:",
    },
    leave: "Niente più e-mail come questa",
    help: "Domande? Le risposte sono qui: {link}.",
  },
  ja: {
    request: {
      subject: "乗り心地はいかがですか",
      title: "乗り心地はいかがですか",
      text: "{name}さん、使いはじめて数日がたちました。正直な感想をひとことふたこといただけると、同じところで迷っている人の助けになります。良くなかった点も歓迎です。",
      button: "レビューを書く",
      note: "アカウントは不要です。リンクからご注文がわかります。レビューは掲載前にすべて目を通しています。",
    },
    confirm: {
      subject: "ご質問の確認",
      title: "この質問でよろしいですか",
      text: "確認いただけましたら、詳しい者に取り次ぎます。",
      button: "はい、質問する",
      note: "心当たりがない場合は、そのままにしてください。何も起こりません。",
    },
    answered: {
      subject: "ご質問に回答がありました",
      title: "回答が届きました",
      text: "{product}についてのご質問への回答です。",
      button: "ページで見る",
      note: "",
    },
    rejected: {
      subject: "レビューについて",
      title: "このレビューは掲載しません。",
      text: "{product} のレビューをお寄せいただき、ありがとうございます。掲載前にすべてのレビューを確認していますが、今回は掲載を見送らせていただきます。",
      button: "問い合わせる",
      note: "ご納得いただけない場合はお知らせください。別の担当者があらためて確認します。",
      reason: "理由：",
    },
    leave: "このようなメールを受け取らない",
    help: "ご不明な点はこちらをご覧ください：{link}",
  },
  sv: {
    request: {
      subject: "Nå, hur åker den?",
      title: "Nå, hur åker den?",
      text: "{name}, nu har du haft några dagar på dig. Två eller tre ärliga meningar hjälper den som står inför samma val. Dåliga nyheter är också välkomna.",
      button: "Skriv ett omdöme",
      note: "Du behöver inget konto: länken känner till din beställning. Vi läser varje omdöme innan det visas.",
    },
    confirm: {
      subject: "Är det här din fråga?",
      title: "Är det här din fråga?",
      text: "Bekräfta den, så skickar vi den vidare till dem som vet.",
      button: "Ja, ställ frågan",
      note: "Har du inte frågat något? Gör då ingenting, så händer ingenting.",
    },
    answered: {
      subject: "Din fråga har fått svar",
      title: "Här är svaret.",
      text: "Du undrade något om {product}.",
      button: "Se det på sidan",
      note: "",
    },
    rejected: {
      subject: "Din recension",
      title: "Vi visar inte den här recensionen.",
      text: "Du har recenserat {product}, tack för att du tog dig tid. Vi läser varje recension innan den visas, och den här visas inte.",
      button: "Skriv till oss",
      note: "Ser du det annorlunda? Säg till, så läser någon annan den igen.",
      reason: "Varför:",
    },
    leave: "Inga fler sådana här mejl",
    help: "Frågor? Svaren finns på {link}.",
  },
  no: {
    request: {
      subject: "Nå, hvordan kjører den?",
      title: "Nå, hvordan kjører den?",
      text: "{name}, nå har du hatt noen dager på deg. To eller tre ærlige setninger hjelper den som står foran samme valg. Dårlige nyheter er også velkomne.",
      button: "Skriv en omtale",
      note: "Du trenger ingen konto: lenken kjenner bestillingen din. Vi leser alle omtaler før de vises.",
    },
    confirm: {
      subject: "Er dette spørsmålet ditt?",
      title: "Er dette spørsmålet ditt?",
      text: "Bekreft det, så sender vi det videre til dem som vet.",
      button: "Ja, still spørsmålet",
      note: "Har du ikke spurt om noe? Da gjør du ingenting, og ingenting skjer.",
    },
    answered: {
      subject: "Spørsmålet ditt har fått svar",
      title: "Her er svaret.",
      text: "Du lurte på noe om {product}.",
      button: "Se det på siden",
      note: "",
    },
    rejected: {
      subject: "Anmeldelsen din",
      title: "Vi viser ikke denne anmeldelsen.",
      text: "Du har anmeldt {product}, takk for at du tok deg tid. Vi leser hver anmeldelse før den vises, og denne vises ikke.",
      button: "Skriv til oss",
      note: "Ser du det annerledes? Si fra, så leser noen andre den en gang til.",
      reason: "Hvorfor:",
    },
    leave: "Ikke flere slike e-poster",
    help: "Spørsmål? Svarene finner du på {link}.",
  },
};
