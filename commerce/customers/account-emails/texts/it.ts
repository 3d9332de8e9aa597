import type { AccountEmailTexts } from "./shape.ts";

export const it: AccountEmailTexts = {
  welcome: {
    subject: "Ti diamo il benvenuto in {brand}: conferma la tua e-mail",
    title: "È bello averti qui",
    text: "Hai aperto un account con questo indirizzo. Conferma che è tuo, così i messaggi sui tuoi ordini ti raggiungono. Puoi comprare in ogni caso.",
    button: "Conferma l’indirizzo",
    note: "Il link vale tre giorni. Non hai aperto nessun account? Non fare nulla: senza di te nessuno lo conferma.",
  },
  confirm: {
    subject: "Conferma la tua e-mail",
    title: "Un clic ed è tuo",
    text: "Ecco il link che hai chiesto. Conferma che questo indirizzo appartiene a te e al tuo account.",
    button: "Conferma l’indirizzo",
    note: "Il link vale tre giorni. Non l’hai chiesto tu? Non fare nulla.",
  },
  "new-address": {
    subject: "Conferma la tua nuova e-mail",
    title: "Un indirizzo nuovo",
    text: "Il tuo account {brand} sta per passare a questo indirizzo. Finché non lo confermi, resta quello vecchio.",
    button: "Usa questo indirizzo",
    note: "Il link vale tre giorni. Non ne sai nulla? Non fare nulla.",
  },
  "address-notice": {
    subject: "Il tuo account sta per cambiare indirizzo",
    title: "Lasci questo indirizzo?",
    text: "Qualcuno che ha effettuato l’accesso al tuo account ha indicato un’altra e-mail. Prenderà il posto di questa appena verrà confermata da lì.",
    button: "Scegli una nuova password",
    note: "Se eri tu, non c’è nulla da fare. Altrimenti scegli subito una nuova password: ferma il cambio e chiude tutti gli altri accessi.",
  },
  reset: {
    subject: "Scegli una nuova password",
    title: "Si riparte da neve fresca",
    text: "Hai chiesto una nuova password per il tuo account {brand}. Quando l’avrai scelta, tutti i tuoi accessi verranno chiusi.",
    button: "Scegli la password",
    note: "Il link vale un’ora e una volta sola. Non l’hai chiesto tu? Non fare nulla: la tua password resta com’è.",
  },
  "password-notice": {
    subject: "La tua password è stata cambiata",
    title: "La serratura è nuova",
    text: "La password del tuo account {brand} è appena stata cambiata. Tutti gli altri accessi sono chiusi.",
    button: "Scegli un’altra password",
    note: "Se eri tu, non c’è nulla da fare. Altrimenti scegli subito un’altra password con questo indirizzo.",
  },
  "passkey-added": {
    subject: "È stata aggiunta una passkey",
    title: "Un’altra chiave del rifugio",
    text: "Poco fa è stata aggiunta una passkey al tuo account {brand}. Chi ce l’ha accede senza password.",
    button: "Vedi le tue passkey",
    note: "Se sei stato tu, non c’è niente da fare. Altrimenti rimuovila subito e scegli una nuova password.",
  },
  "passkey-removed": {
    subject: "È stata rimossa una passkey",
    title: "Una chiave in meno",
    text: "Poco fa è stata rimossa una passkey dal tuo account {brand}. Non fa più accedere nessuno.",
    button: "Vedi le tue passkey",
    note: "Se sei stato tu, non c’è niente da fare. Altrimenti scegli subito una nuova password ed esci da tutti i dispositivi.",
  },
  help: "Domande? Rispondi a questo messaggio o guarda qui: {link}.",
};
