import type { AccountEmailTexts } from "./shape.ts";

export const no: AccountEmailTexts = {
  welcome: {
    subject: "Velkommen til {brand}: bekreft e-posten din",
    title: "Fint at du er her",
    text: "Du har opprettet en konto med denne adressen. Bekreft at den er din, så meldinger om bestillingene dine kommer fram. Handle kan du uansett.",
    button: "Bekreft adressen",
    note: "Lenken gjelder i tre dager. Har du ikke opprettet noen konto? Gjør ingenting: uten deg kan ingen bekrefte den.",
  },
  confirm: {
    subject: "Bekreft e-posten din",
    title: "Ett klikk, så er den din",
    text: "Her er lenken du ba om. Den bekrefter at adressen hører til deg og kontoen din.",
    button: "Bekreft adressen",
    note: "Lenken gjelder i tre dager. Ba du ikke om den? Gjør ingenting.",
  },
  "new-address": {
    subject: "Bekreft den nye e-posten din",
    title: "En ny adresse",
    text: "Kontoen din hos {brand} skal flytte til denne adressen. Til du bekrefter den, gjelder den gamle.",
    button: "Bruk denne adressen",
    note: "Lenken gjelder i tre dager. Vet du ikke noe om dette? Gjør ingenting.",
  },
  "address-notice": {
    subject: "Kontoen din er i ferd med å flytte",
    title: "Forlater du denne adressen?",
    text: "Noen som er logget inn på kontoen din, har oppgitt en annen e-postadresse. Den tar over for denne så snart den er bekreftet derfra.",
    button: "Velg et nytt passord",
    note: "Var det deg, trenger du ikke gjøre noe. Hvis ikke, velg et nytt passord nå: det stopper flyttingen og logger ut alle andre.",
  },
  reset: {
    subject: "Velg et nytt passord",
    title: "Nypreparert",
    text: "Du ba om et nytt passord til kontoen din hos {brand}. Når du har valgt det, blir du logget ut overalt der du var logget inn.",
    button: "Velg et passord",
    note: "Lenken gjelder i én time og bare én gang. Ba du ikke om den? Gjør ingenting: passordet ditt blir som det er.",
  },
  "password-notice": {
    subject: "Passordet ditt er endret",
    title: "Låsen er ny",
    text: "Passordet til kontoen din hos {brand} ble nettopp endret. Alle andre steder er du logget ut.",
    button: "Velg et annet passord",
    note: "Var det deg, trenger du ikke gjøre noe. Hvis ikke, velg et annet passord nå med denne adressen.",
  },
  "passkey-added": {
    subject: "En passnøkkel er lagt til",
    title: "En nøkkel til hytta til",
    text: "En passnøkkel ble nettopp lagt til i {brand}-kontoen din. Den som har den, logger inn uten passord.",
    button: "Se passnøklene dine",
    note: "Var det deg, trenger du ikke gjøre noe. Hvis ikke, fjern den nå og velg et nytt passord.",
  },
  "passkey-removed": {
    subject: "En passnøkkel er fjernet",
    title: "En nøkkel mindre",
    text: "En passnøkkel ble nettopp fjernet fra {brand}-kontoen din. Den logger ikke lenger noen inn.",
    button: "Se passnøklene dine",
    note: "Var det deg, trenger du ikke gjøre noe. Hvis ikke, velg et nytt passord nå og logg ut overalt.",
  },
  help: "Spørsmål? Svar på denne e-posten, eller se {link}.",
};
