import type { Language } from "#commerce/shared/regions/schema.ts";
import type { ProEmailKind } from "./schema.ts";

type Words = { subject: string; text: string; button: string };

/** The texts of the programme's emails to applicants. `answer` is the label before the text that staff wrote. */
export type ProEmailTexts = Record<Exclude<ProEmailKind, "to-shop">, Words> & { answer: string; help: string };

export const proEmailTexts: Record<Language, ProEmailTexts> = {
  en: {
    received: {
      subject: "We have your application",
      text: "We look at what you sent and write to you, usually within three working days.",
      button: "About the programme",
    },
    approved: {
      subject: "Welcome to the programme",
      text: "You are approved. Choose a password within 30 days, and the pro prices are yours for a year.",
      button: "Open your account",
    },
    extended: {
      subject: "Your pro code is active",
      text: "You are approved. The pro prices are in your account, and stay there until {date}.",
      button: "Sign in",
    },
    refused: {
      subject: "About your application",
      text: "We have looked at your application and cannot approve it as it is. You may apply again with another proof.",
      button: "Apply again",
    },
    reminder: {
      subject: "Your pro code ends on {date}",
      text: "After that you see the shop’s prices. Apply again with a proof of this season, and it goes on for another year.",
      button: "Renew it",
    },
    answer: "What we have to say",
    help: "Questions? {link} has answers.",
  },
  de: {
    received: {
      subject: "Wir haben deine Bewerbung",
      text: "Wir sehen uns an, was du geschickt hast, und schreiben dir, meist innerhalb von drei Werktagen.",
      button: "Über das Programm",
    },
    approved: {
      subject: "Willkommen im Programm",
      text: "Du bist aufgenommen. Wähl innerhalb von 30 Tagen ein Passwort, dann gelten die Pro-Preise ein Jahr lang für dich.",
      button: "Konto eröffnen",
    },
    extended: {
      subject: "Dein Pro-Code ist aktiv",
      text: "Du bist aufgenommen. Die Pro-Preise gelten in deinem Konto bis {date}.",
      button: "Anmelden",
    },
    refused: {
      subject: "Zu deiner Bewerbung",
      text: "Wir haben uns deine Bewerbung angesehen und können sie so nicht annehmen. Mit einem anderen Nachweis kannst du dich noch einmal bewerben.",
      button: "Noch einmal bewerben",
    },
    reminder: {
      subject: "Dein Pro-Code endet am {date}",
      text: "Danach siehst du die Preise des Shops. Bewirb dich mit einem Nachweis dieser Saison, dann gilt er ein weiteres Jahr.",
      button: "Verlängern",
    },
    answer: "Was wir dazu sagen",
    help: "Fragen? {link} hat Antworten.",
  },
  fr: {
    received: {
      subject: "Nous avons votre candidature",
      text: "Nous examinons ce que vous avez envoyé et vous écrivons, en général sous trois jours ouvrés.",
      button: "À propos du programme",
    },
    approved: {
      subject: "Bienvenue dans le programme",
      text: "Votre candidature est acceptée. Choisissez un mot de passe sous 30 jours : les prix pro sont à vous pour un an.",
      button: "Ouvrir votre compte",
    },
    extended: {
      subject: "Votre code pro est actif",
      text: "Votre candidature est acceptée. Les prix pro sont dans votre compte jusqu’au {date}.",
      button: "Se connecter",
    },
    refused: {
      subject: "À propos de votre candidature",
      text: "Nous avons examiné votre candidature et ne pouvons pas l’accepter ainsi. Vous pouvez en envoyer une autre avec un autre justificatif.",
      button: "Postuler à nouveau",
    },
    reminder: {
      subject: "Votre code pro se termine le {date}",
      text: "Ensuite, vous verrez les prix du magasin. Postulez avec un justificatif de cette saison, et il continue un an.",
      button: "Le renouveler",
    },
    answer: "Notre réponse",
    help: "Des questions ? {link} y répond.",
  },
  es: {
    received: {
      subject: "Tenemos tu solicitud",
      text: "Revisamos lo que has enviado y te escribimos, normalmente en tres días laborables.",
      button: "Sobre el programa",
    },
    approved: {
      subject: "Te damos la bienvenida al programa",
      text: "Tu solicitud está aceptada. Elige una contraseña en 30 días y los precios pro son tuyos durante un año.",
      button: "Abrir tu cuenta",
    },
    extended: {
      subject: "Tu código pro está activo",
      text: "Tu solicitud está aceptada. Los precios pro están en tu cuenta hasta el {date}.",
      button: "Iniciar sesión",
    },
    refused: {
      subject: "Sobre tu solicitud",
      text: "Hemos revisado tu solicitud y no podemos aceptarla así. Puedes enviar otra con otro justificante.",
      button: "Solicitarlo otra vez",
    },
    reminder: {
      subject: "Tu código pro termina el {date}",
      text: "Después verás los precios de la tienda. Solicítalo con un justificante de esta temporada y sigue un año más.",
      button: "Renovarlo",
    },
    answer: "Nuestra respuesta",
    help: "¿Preguntas? {link} tiene respuestas.",
  },
  it: {
    received: {
      subject: "Abbiamo la tua richiesta",
      text: "Guardiamo quello che hai mandato e ti scriviamo, di solito entro tre giorni lavorativi.",
      button: "Il programma",
    },
    approved: {
      subject: "Ti diamo il benvenuto nel programma",
      text: "La tua richiesta è accettata. Scegli una password entro 30 giorni e i prezzi pro sono tuoi per un anno.",
      button: "Apri il tuo account",
    },
    extended: {
      subject: "Il tuo codice pro è attivo",
      text: "La tua richiesta è accettata. I prezzi pro sono nel tuo account fino al {date}.",
      button: "Accedi",
    },
    refused: {
      subject: "Sulla tua richiesta",
      text: "Abbiamo guardato la tua richiesta e così non possiamo accettarla. Puoi mandarne un’altra con un altro documento.",
      button: "Richiedi di nuovo",
    },
    reminder: {
      subject: "Il tuo codice pro scade il {date}",
      text: "Dopo vedrai i prezzi del negozio. Manda una richiesta con un documento di questa stagione e continua per un anno.",
      button: "Rinnovalo",
    },
    answer: "La nostra risposta",
    help: "Domande? {link} ha le risposte.",
  },
  ja: {
    received: {
      subject: "お申し込みを受け付けました",
      text: "内容を確認し、通常3営業日以内にご連絡します。",
      button: "プログラムについて",
    },
    approved: {
      subject: "プログラムへようこそ",
      text: "お申し込みを承認しました。30日以内にパスワードを設定すると、1年間プロ価格をご利用いただけます。",
      button: "アカウントを開く",
    },
    extended: {
      subject: "プロコードが有効になりました",
      text: "お申し込みを承認しました。プロ価格は{date}までご利用いただけます。",
      button: "ログイン",
    },
    refused: {
      subject: "お申し込みについて",
      text: "内容を確認しましたが、このままでは承認できませんでした。別の証明書で再度お申し込みいただけます。",
      button: "もう一度申し込む",
    },
    reminder: {
      subject: "プロコードは{date}に終了します",
      text: "その後は通常の価格になります。今シーズンの証明書で再度お申し込みいただくと、もう1年ご利用いただけます。",
      button: "更新する",
    },
    answer: "当店からのご連絡",
    help: "ご不明な点は {link} をご覧ください。",
  },
  sv: {
    received: {
      subject: "Vi har din ansökan",
      text: "Vi tittar på det du skickat och skriver till dig, oftast inom tre arbetsdagar.",
      button: "Om programmet",
    },
    approved: {
      subject: "Välkommen till programmet",
      text: "Du är godkänd. Välj ett lösenord inom 30 dagar, så är propriserna dina i ett år.",
      button: "Öppna ditt konto",
    },
    extended: {
      subject: "Din prokod är aktiv",
      text: "Du är godkänd. Propriserna finns i ditt konto till och med {date}.",
      button: "Logga in",
    },
    refused: {
      subject: "Om din ansökan",
      text: "Vi har tittat på din ansökan och kan inte godkänna den som den är. Du kan ansöka igen med ett annat intyg.",
      button: "Ansök igen",
    },
    reminder: {
      subject: "Din prokod slutar gälla {date}",
      text: "Efter det ser du butikens priser. Ansök med ett intyg från den här säsongen, så gäller den ett år till.",
      button: "Förnya den",
    },
    answer: "Vårt svar",
    help: "Frågor? {link} har svar.",
  },
  no: {
    received: {
      subject: "Vi har søknaden din",
      text: "Vi ser på det du har sendt, og skriver til deg, som regel innen tre virkedager.",
      button: "Om programmet",
    },
    approved: {
      subject: "Velkommen til programmet",
      text: "Du er godkjent. Velg et passord innen 30 dager, så er proprisene dine i et år.",
      button: "Åpne kontoen din",
    },
    extended: {
      subject: "Prokoden din er aktiv",
      text: "Du er godkjent. Proprisene ligger i kontoen din til og med {date}.",
      button: "Logg inn",
    },
    refused: {
      subject: "Om søknaden din",
      text: "Vi har sett på søknaden din og kan ikke godkjenne den som den er. Du kan søke på nytt med en annen bekreftelse.",
      button: "Søk på nytt",
    },
    reminder: {
      subject: "Prokoden din utløper {date}",
      text: "Etter det ser du butikkens priser. Søk med en bekreftelse fra denne sesongen, så varer den ett år til.",
      button: "Forny den",
    },
    answer: "Svaret vårt",
    help: "Spørsmål? {link} har svar.",
  },
};
