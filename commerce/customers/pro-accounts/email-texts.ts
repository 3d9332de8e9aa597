import type { Language } from "#commerce/shared/regions/schema.ts";
import type { ProAccountEmailKind } from "./schema.ts";

type Words = { subject: string; text: string; button: string };

/** The texts that tell professionals what staff changed about their code; staff may add a text below. */
export const proAccountTexts: Record<Language, Record<ProAccountEmailKind, Words>> = {
  en: {
    renewed: {
      subject: "Your pro code goes on until {date}",
      text: "The pro prices stay in your account. You can spend up to {limit} at them in each year of the programme.",
      button: "Sign in",
    },
    limit: {
      subject: "Your limit at pro prices",
      text: "From now on you can spend up to {limit} at pro prices in each year of the programme.",
      button: "Sign in",
    },
    ended: {
      subject: "Your pro code has ended",
      text: "From now on you see the shop’s prices. You may apply again with a proof of this season.",
      button: "Apply again",
    },
  },
  de: {
    renewed: {
      subject: "Dein Pro-Code gilt weiter bis {date}",
      text: "Die Pro-Preise bleiben in deinem Konto. Du kannst in jedem Jahr des Programms bis zu {limit} zu ihnen ausgeben.",
      button: "Anmelden",
    },
    limit: {
      subject: "Dein Limit zu Pro-Preisen",
      text: "Ab jetzt kannst du in jedem Jahr des Programms bis zu {limit} zu Pro-Preisen ausgeben.",
      button: "Anmelden",
    },
    ended: {
      subject: "Dein Pro-Code ist zu Ende",
      text: "Ab jetzt siehst du die Preise des Shops. Mit einem Nachweis dieser Saison kannst du dich noch einmal bewerben.",
      button: "Noch einmal bewerben",
    },
  },
  fr: {
    renewed: {
      subject: "Votre code pro continue jusqu’au {date}",
      text: "Les prix pro restent dans votre compte. Vous pouvez dépenser jusqu’à {limit} à ces prix par année de programme.",
      button: "Se connecter",
    },
    limit: {
      subject: "Votre plafond aux prix pro",
      text: "Désormais, vous pouvez dépenser jusqu’à {limit} aux prix pro par année de programme.",
      button: "Se connecter",
    },
    ended: {
      subject: "Votre code pro a pris fin",
      text: "Désormais, vous voyez les prix du magasin. Vous pouvez postuler à nouveau avec un justificatif de cette saison.",
      button: "Postuler à nouveau",
    },
  },
  es: {
    renewed: {
      subject: "Tu código pro sigue hasta el {date}",
      text: "Los precios pro siguen en tu cuenta. Puedes gastar hasta {limit} a esos precios en cada año del programa.",
      button: "Iniciar sesión",
    },
    limit: {
      subject: "Tu límite a precios pro",
      text: "Desde ahora puedes gastar hasta {limit} a precios pro en cada año del programa.",
      button: "Iniciar sesión",
    },
    ended: {
      subject: "Tu código pro ha terminado",
      text: "Desde ahora verás los precios de la tienda. Puedes solicitarlo de nuevo con un justificante de esta temporada.",
      button: "Solicitarlo de nuevo",
    },
  },
  it: {
    renewed: {
      subject: "Il tuo codice pro continua fino al {date}",
      text: "I prezzi pro restano nel tuo account. Puoi spendere fino a {limit} a questi prezzi in ogni anno del programma.",
      button: "Accedi",
    },
    limit: {
      subject: "Il tuo limite ai prezzi pro",
      text: "Da ora puoi spendere fino a {limit} ai prezzi pro in ogni anno del programma.",
      button: "Accedi",
    },
    ended: {
      subject: "Il tuo codice pro è terminato",
      text: "Da ora vedi i prezzi del negozio. Puoi fare una nuova richiesta con un documento di questa stagione.",
      button: "Nuova richiesta",
    },
  },
  ja: {
    renewed: {
      subject: "プロコードは{date}まで継続します",
      text: "プロ価格は引き続きアカウントでご利用いただけます。プログラムの1年間に{limit}までお買い物いただけます。",
      button: "ログイン",
    },
    limit: {
      subject: "プロ価格のご利用限度額",
      text: "今後、プログラムの1年間にプロ価格で{limit}までお買い物いただけます。",
      button: "ログイン",
    },
    ended: {
      subject: "プロコードは終了しました",
      text: "今後は通常の価格になります。今シーズンの証明書で再度お申し込みいただけます。",
      button: "再度申し込む",
    },
  },
  sv: {
    renewed: {
      subject: "Din prokod fortsätter gälla till {date}",
      text: "Propriserna finns kvar i ditt konto. Du kan handla för upp till {limit} till dem under varje programår.",
      button: "Logga in",
    },
    limit: {
      subject: "Din gräns till propriser",
      text: "Från och med nu kan du handla för upp till {limit} till propriser under varje programår.",
      button: "Logga in",
    },
    ended: {
      subject: "Din prokod har upphört",
      text: "Från och med nu ser du butikens priser. Du kan ansöka igen med ett intyg från den här säsongen.",
      button: "Ansök igen",
    },
  },
  no: {
    renewed: {
      subject: "Prokoden din gjelder videre til {date}",
      text: "Proprisene blir værende i kontoen din. Du kan handle for inntil {limit} til dem i hvert programår.",
      button: "Logg inn",
    },
    limit: {
      subject: "Grensen din til propriser",
      text: "Fra nå av kan du handle for inntil {limit} til propriser i hvert programår.",
      button: "Logg inn",
    },
    ended: {
      subject: "Prokoden din er avsluttet",
      text: "Fra nå av ser du butikkens priser. Du kan søke igjen med en bekreftelse fra denne sesongen.",
      button: "Søk igjen",
    },
  },
};
