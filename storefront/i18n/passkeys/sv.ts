import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "passkeys.title": "Inloggningsnycklar",
  "passkeys.text":
    "Logga in med fingeravtryck, ansikte eller enhetens PIN-kod. Inget lösenord att skriva, inget att tappa bort.",
  "passkeys.none": "Du har ingen än.",
  "passkeys.added": "Tillagd den {date}",
  "passkeys.used": "senast använd den {date}",
  "passkeys.unused": "inte använd än",
  "passkeys.synced": "sparad på flera enheter",
  "passkeys.name": "Namn",
  "passkeys.rename": "Byt namn",
  "passkeys.renamed": "Namnet är bytt.",
  "passkeys.remove": "Ta bort",
  "passkeys.removed": "Borttagen. Ett mejl om det är på väg till dig.",
  "passkeys.proof": "Det var ett tag sedan du loggade in, så vi frågar en gång till.",
  "passkeys.add": "Lägg till en nyckel",
  "passkeys.add.name": "Namn, till exempel enhetens",
  "passkeys.add.done": "Tillagd. Från och med nu loggar den in dig.",
  "passkeys.add.failed": "Ingen nyckel skapades. Försök igen, eller på en annan enhet.",
  "passkeys.add.exists": "Det finns redan en nyckel på den här enheten.",
  "passkeys.add.full": "Fler än så sparar vi inte. Ta bort en först.",
  "passkeys.add.unable": "Den här webbläsaren kan inte skapa nycklar. Ditt lösenord fungerar som vanligt.",
  "passkeys.add.script": "För att lägga till en behövs JavaScript. Ditt lösenord fungerar som vanligt.",
  "passkeys.sign-in": "Logga in med nyckel",
  "passkeys.sign-in.failed": "Det gick inte. Försök igen eller skriv ditt lösenord.",
} satisfies TextsLike<typeof en>;
