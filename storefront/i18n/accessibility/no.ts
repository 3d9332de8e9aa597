import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Tilgjengelighet",
  "accessibility.intro": "Denne butikken er for alle som vil ut i snøen.",
  "accessibility.service.title": "Tjenesten",
  "accessibility.service":
    "Du kan se på varer, lese om dem, bestille og betale, følge og returnere bestillinger. Hver side sier hva den er og hva som kommer etterpå, på språket du har valgt.",
  "accessibility.how.title": "Hvordan den oppfyller kravene",
  "accessibility.how":
    "Vi følger EN 301 549 og WCAG 2.2, nivå AA: alt fungerer med tastatur alene og med skjermleser, tekst kan forstørres til det dobbelte, farger har kontrasten som kreves, ingenting beveger seg for den som ikke vil. Å velge og bestille går også uten JavaScript. Hver versjon kontrolleres av programmer, og for hånd der programmer ikke strekker til.",
  "accessibility.known.title": "Det vi vet om",
  "accessibility.known":
    "Butikkartet kan ikke leses av skjermlesere; listen ved siden av har de samme butikkene. Bilder og filmer fra andre kan mangle beskrivelse. Feltene til en betalingsleverandør er dens egne.",
  "accessibility.say.title": "Si fra",
  "accessibility.say":
    "Det som står i veien, er en feil: fortell oss hvilken side og hva som skjedde. Vi svarer som regel innen en arbeidsdag.",
  "accessibility.contact": "Skriv til oss",
  "accessibility.authority.title": "Hvis vi ikke hjelper",
  "accessibility.authority":
    "Du kan henvende deg til myndigheten i landet ditt som fører tilsyn med tilgjengeligheten til produkter og tjenester (direktiv (EU) 2019/882).",
  "accessibility.authority-us":
    "Du kan henvende deg til det amerikanske justisdepartementet, som fører tilsyn med Americans with Disabilities Act (ADA, del III).",
  "accessibility.checked": "Sist gjennomgått {date}.",
} satisfies TextsLike<typeof en>;
