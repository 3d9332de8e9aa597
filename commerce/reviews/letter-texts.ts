import type { Language } from "#commerce/regions/schema.ts";

type Words = { subject: string; title: string; text: string; button: string; note: string };

export type ReviewLetterTexts = {
  /** {name}: the buyer's first name. */
  request: Words;
  confirm: Words;
  /** {product} */
  answered: Words;
  leave: string;
  /** {link} */
  help: string;
};

/** What the letters about reviews and questions say. */
export const reviewLetterTexts: Record<Language, ReviewLetterTexts> = {
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
    leave: "Keine solchen Mails mehr",
    help: "Fragen? Antworten gibt es hier: {link}.",
  },
  fr: {
    request: {
      subject: "Alors, ça glisse comment ?",
      title: "Alors, ça glisse comment ?",
      text: "{name}, tu as eu quelques jours pour te faire un avis. Deux ou trois phrases honnêtes aident ceux qui hésitent encore. Les mauvaises nouvelles sont bienvenues aussi.",
      button: "Écrire un avis",
      note: "Pas besoin de compte : le lien connaît ta commande. Nous lisons chaque avis avant de le publier.",
    },
    confirm: {
      subject: "C’est bien ta question ?",
      title: "C’est bien ta question ?",
      text: "Confirme-la, et nous la transmettons à ceux qui savent.",
      button: "Oui, poser la question",
      note: "Tu n’as rien demandé ? Ne fais rien, et il ne se passera rien.",
    },
    answered: {
      subject: "Ta question a une réponse",
      title: "La réponse est là.",
      text: "Tu voulais savoir quelque chose sur {product}.",
      button: "Voir sur la page",
      note: "",
    },
    leave: "Ne plus recevoir ces e-mails",
    help: "Des questions ? Les réponses sont ici : {link}.",
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
    leave: "Ikke flere slike e-poster",
    help: "Spørsmål? Svarene finner du på {link}.",
  },
};
