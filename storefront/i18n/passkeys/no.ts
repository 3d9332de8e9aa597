import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Passnøkler",
  "passkeys.text":
    "Logg inn med fingeravtrykk, ansikt eller enhetens PIN-kode. Ikke noe passord å skrive, ikke noe å miste.",
  "passkeys.none": "Du har ingen ennå.",
  "passkeys.added": "Lagt til {date}",
  "passkeys.used": "sist brukt {date}",
  "passkeys.unused": "ikke brukt ennå",
  "passkeys.synced": "lagret på flere enheter",
  "passkeys.name": "Navn",
  "passkeys.rename": "Gi nytt navn",
  "passkeys.renamed": "Navnet er endret.",
  "passkeys.remove": "Fjern",
  "passkeys.removed": "Fjernet. En e-post om det er på vei til deg.",
  "passkeys.proof": "Det er en stund siden du logget inn, så vi spør en gang til.",
  "passkeys.add": "Legg til en passnøkkel",
  "passkeys.add.name": "Navn, for eksempel enhetens",
  "passkeys.add.done": "Lagt til. Fra nå av logger den deg inn.",
  "passkeys.add.failed": "Det ble ikke laget noen passnøkkel. Prøv igjen, eller på en annen enhet.",
  "passkeys.add.exists": "Det finnes allerede en passnøkkel på denne enheten.",
  "passkeys.add.full": "Flere enn det tar vi ikke vare på. Fjern en først.",
  "passkeys.add.unable": "Denne nettleseren kan ikke lage passnøkler. Passordet ditt virker som før.",
  "passkeys.add.script": "For å legge til en trengs JavaScript. Passordet ditt virker som før.",
  "passkeys.sign-in": "Logg inn med passnøkkel",
  "passkeys.sign-in.failed": "Det gikk ikke. Prøv igjen, eller skriv passordet ditt.",
} satisfies TextsLike<typeof en>;
