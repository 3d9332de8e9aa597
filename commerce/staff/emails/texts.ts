import type { Language } from "#commerce/shared/regions/schema.ts";
import type { StaffEmailKind } from "./schema.ts";

type Words = { subject: string; text: string; button: string };

/** The texts of emails to members of staff; `{shop}` is the shop's name. */
export const staffEmailTexts: Record<Language, Record<StaffEmailKind, Words> & { help: string }> = {
  en: {
    invitation: {
      subject: "You are invited to the office of {shop}",
      text: "Somebody who runs {shop} wants to work with you there. Choose a password within seven days, and you are in.",
      button: "Accept the invitation",
    },
    reset: {
      subject: "A new password for the office of {shop}",
      text: "Somebody, you we hope, has asked for a new password. The link works once, within an hour. If it was not you, do nothing: the old password stays.",
      button: "Choose a new password",
    },
    "password-notice": {
      subject: "Your password for the office of {shop} was changed",
      text: "You are signed out everywhere else. If it was not you who changed it, choose another one now and tell the owner of the shop.",
      button: "That was not me",
    },
    "second-factor-on": {
      subject: "A second factor protects your account at {shop}",
      text: "From now on signing in to the office asks for a code as well. If it was not you who set it up, choose a new password now and tell the owner of the shop.",
      button: "That was not me",
    },
    "second-factor-off": {
      subject: "Your account at {shop} has no second factor any more",
      text: "Signing in to the office asks for your password alone. If it was not you who wanted that, choose a new password now and tell the owner of the shop.",
      button: "That was not me",
    },
    help: "This is where you work: {link}.",
  },
  de: {
    invitation: {
      subject: "Einladung ins Büro von {shop}",
      text: "Wer {shop} führt, möchte dort mit dir zusammenarbeiten. Wähl innerhalb von sieben Tagen ein Passwort, und du bist dabei.",
      button: "Einladung annehmen",
    },
    reset: {
      subject: "Ein neues Passwort für das Büro von {shop}",
      text: "Jemand, hoffentlich du, möchte ein neues Passwort. Der Link gilt einmal, eine Stunde lang. Warst du es nicht, tu nichts: Das alte Passwort bleibt.",
      button: "Neues Passwort wählen",
    },
    "password-notice": {
      subject: "Dein Passwort für das Büro von {shop} wurde geändert",
      text: "Überall sonst bist du jetzt abgemeldet. Hast du es nicht selbst geändert, wähl gleich ein anderes und sag dem Inhaber des Shops Bescheid.",
      button: "Das war ich nicht",
    },
    "second-factor-on": {
      subject: "Ein zweiter Faktor schützt dein Konto bei {shop}",
      text: "Die Anmeldung im Büro fragt ab jetzt auch nach einem Code. Hast du das nicht selbst eingerichtet, wähl gleich ein neues Passwort und sag dem Inhaber des Shops Bescheid.",
      button: "Das war ich nicht",
    },
    "second-factor-off": {
      subject: "Dein Konto bei {shop} hat keinen zweiten Faktor mehr",
      text: "Die Anmeldung im Büro fragt nur noch nach deinem Passwort. Wolltest du das nicht, wähl gleich ein neues und sag dem Inhaber des Shops Bescheid.",
      button: "Das war ich nicht",
    },
    help: "Hier arbeitest du: {link}.",
  },
  fr: {
    invitation: {
      subject: "Invitation à rejoindre l’équipe de {shop}",
      text: "Les responsables de {shop} souhaitent travailler avec vous. Choisissez un mot de passe dans les sept jours et vous y êtes.",
      button: "Accepter l’invitation",
    },
    reset: {
      subject: "Un nouveau mot de passe pour l’administration de {shop}",
      text: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien sert une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : l’ancien reste valable.",
      button: "Choisir un nouveau mot de passe",
    },
    "password-notice": {
      subject: "Votre mot de passe pour l’administration de {shop} a été modifié",
      text: "Vous êtes déconnecté partout ailleurs. Si ce n’était pas vous, choisissez-en un autre tout de suite et prévenez le propriétaire de la boutique.",
      button: "Ce n’était pas moi",
    },
    "second-factor-on": {
      subject: "Un second facteur protège votre compte chez {shop}",
      text: "La connexion demande désormais aussi un code. Si ce n’est pas vous qui l’avez activé, choisissez tout de suite un nouveau mot de passe et prévenez le propriétaire de la boutique.",
      button: "Ce n’était pas moi",
    },
    "second-factor-off": {
      subject: "Votre compte chez {shop} n’a plus de second facteur",
      text: "La connexion ne demande plus que votre mot de passe. Si ce n’était pas votre souhait, choisissez tout de suite un nouveau mot de passe et prévenez le propriétaire de la boutique.",
      button: "Ce n’était pas moi",
    },
    help: "C’est ici que vous travaillez : {link}.",
  },
  es: {
    invitation: {
      subject: "Te invitan a la oficina de {shop}",
      text: "Quien dirige {shop} quiere trabajar contigo. Elige una contraseña en los próximos siete días y ya estarás dentro.",
      button: "Aceptar la invitación",
    },
    reset: {
      subject: "Una contraseña nueva para la oficina de {shop}",
      text: "Alguien, esperamos que tú, ha pedido una contraseña nueva. El enlace sirve una sola vez, durante una hora. Si no has sido tú, no hagas nada: la anterior sigue valiendo.",
      button: "Elegir una contraseña nueva",
    },
    "password-notice": {
      subject: "Se ha cambiado tu contraseña de la oficina de {shop}",
      text: "Se ha cerrado tu sesión en todos los demás sitios. Si no la has cambiado tú, elige otra ahora mismo y avisa al propietario de la tienda.",
      button: "No he sido yo",
    },
    "second-factor-on": {
      subject: "Un segundo factor protege tu cuenta en {shop}",
      text: "A partir de ahora, para entrar en la oficina también se pide un código. Si no lo has activado tú, elige otra contraseña ahora mismo y avisa al propietario de la tienda.",
      button: "No he sido yo",
    },
    "second-factor-off": {
      subject: "Tu cuenta en {shop} ya no tiene segundo factor",
      text: "Para entrar en la oficina solo se pide tu contraseña. Si no lo querías así, elige otra ahora mismo y avisa al propietario de la tienda.",
      button: "No he sido yo",
    },
    help: "Aquí trabajas: {link}.",
  },
  it: {
    invitation: {
      subject: "Invito all’ufficio di {shop}",
      text: "Chi gestisce {shop} vuole lavorare con te. Scegli una password entro sette giorni e sei dei nostri.",
      button: "Accetta l’invito",
    },
    reset: {
      subject: "Una nuova password per l’ufficio di {shop}",
      text: "Qualcuno, speriamo tu, ha chiesto una nuova password. Il link vale una volta sola, per un’ora. Se non sei stato tu, non fare nulla: la vecchia password resta valida.",
      button: "Scegli una nuova password",
    },
    "password-notice": {
      subject: "La tua password per l’ufficio di {shop} è stata cambiata",
      text: "Altrove la tua sessione è stata chiusa. Se non sei stato tu, scegline subito un’altra e avvisa il titolare del negozio.",
      button: "Non sono stato io",
    },
    "second-factor-on": {
      subject: "Un secondo fattore protegge il tuo account di {shop}",
      text: "D’ora in poi l’accesso all’ufficio chiede anche un codice. Se non l’hai attivato tu, scegli subito una nuova password e avvisa il titolare del negozio.",
      button: "Non sono stato io",
    },
    "second-factor-off": {
      subject: "Il tuo account di {shop} non ha più un secondo fattore",
      text: "L’accesso all’ufficio chiede soltanto la password. Se non l’hai voluto tu, scegline subito una nuova e avvisa il titolare del negozio.",
      button: "Non sono stato io",
    },
    help: "Qui lavori: {link}.",
  },
  ja: {
    invitation: {
      subject: "{shop} の管理画面への招待",
      text: "{shop} の運営者があなたを招待しています。7日以内にパスワードを設定すると、ご利用いただけます。",
      button: "招待を受ける",
    },
    reset: {
      subject: "{shop} 管理画面の新しいパスワード",
      text: "新しいパスワードの設定が求められました。リンクは1時間以内に一度だけ使えます。お心当たりがなければ何もしないでください。今のパスワードはそのままです。",
      button: "新しいパスワードを設定する",
    },
    "password-notice": {
      subject: "{shop} 管理画面のパスワードが変更されました",
      text: "ほかの端末ではすべてサインアウトされました。ご自身による変更でない場合は、すぐに別のパスワードを設定し、ショップのオーナーに知らせてください。",
      button: "自分ではありません",
    },
    "second-factor-on": {
      subject: "{shop} のアカウントに二段階認証が設定されました",
      text: "今後、管理画面へのサインインにはコードも必要です。ご自身による設定でない場合は、すぐにパスワードを変更し、ショップのオーナーに知らせてください。",
      button: "自分ではありません",
    },
    "second-factor-off": {
      subject: "{shop} のアカウントの二段階認証が解除されました",
      text: "管理画面へのサインインはパスワードだけになりました。ご自身による解除でない場合は、すぐにパスワードを変更し、ショップのオーナーに知らせてください。",
      button: "自分ではありません",
    },
    help: "管理画面はこちらです：{link}",
  },
  sv: {
    invitation: {
      subject: "Du är inbjuden till kontoret för {shop}",
      text: "De som driver {shop} vill arbeta med dig där. Välj ett lösenord inom sju dagar, så är du med.",
      button: "Tacka ja",
    },
    reset: {
      subject: "Ett nytt lösenord till kontoret för {shop}",
      text: "Någon, förhoppningsvis du, har bett om ett nytt lösenord. Länken gäller en gång, i en timme. Var det inte du, gör ingenting: det gamla lösenordet gäller fortfarande.",
      button: "Välj ett nytt lösenord",
    },
    "password-notice": {
      subject: "Ditt lösenord till kontoret för {shop} har ändrats",
      text: "Du är utloggad överallt annars. Var det inte du som ändrade det, välj ett nytt genast och säg till butikens ägare.",
      button: "Det var inte jag",
    },
    "second-factor-on": {
      subject: "En andra faktor skyddar ditt konto hos {shop}",
      text: "Från och med nu frågar inloggningen även efter en kod. Var det inte du som ställde in det, välj ett nytt lösenord genast och säg till butikens ägare.",
      button: "Det var inte jag",
    },
    "second-factor-off": {
      subject: "Ditt konto hos {shop} har inte längre någon andra faktor",
      text: "Inloggningen frågar bara efter ditt lösenord. Var det inte du som ville det, välj ett nytt lösenord genast och säg till butikens ägare.",
      button: "Det var inte jag",
    },
    help: "Här arbetar du: {link}.",
  },
  no: {
    invitation: {
      subject: "Du er invitert til kontoret til {shop}",
      text: "De som driver {shop}, vil arbeide sammen med deg der. Velg et passord innen sju dager, så er du med.",
      button: "Ta imot invitasjonen",
    },
    reset: {
      subject: "Et nytt passord til kontoret til {shop}",
      text: "Noen, forhåpentlig du, har bedt om et nytt passord. Lenken gjelder én gang, i en time. Var det ikke deg, gjør ingenting: Det gamle passordet gjelder fortsatt.",
      button: "Velg et nytt passord",
    },
    "password-notice": {
      subject: "Passordet ditt til kontoret til {shop} er endret",
      text: "Du er logget ut alle andre steder. Var det ikke du som endret det, velg et nytt med en gang og si fra til eieren av butikken.",
      button: "Det var ikke meg",
    },
    "second-factor-on": {
      subject: "En ekstra faktor beskytter kontoen din hos {shop}",
      text: "Fra nå av spør innloggingen også etter en kode. Var det ikke du som satte det opp, velg et nytt passord med en gang og si fra til eieren av butikken.",
      button: "Det var ikke meg",
    },
    "second-factor-off": {
      subject: "Kontoen din hos {shop} har ikke lenger en ekstra faktor",
      text: "Innloggingen spør bare etter passordet ditt. Var det ikke du som ville det, velg et nytt passord med en gang og si fra til eieren av butikken.",
      button: "Det var ikke meg",
    },
    help: "Her arbeider du: {link}.",
  },
};
