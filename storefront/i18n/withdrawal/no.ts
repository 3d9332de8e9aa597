import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Gå fra avtalen",
  "withdraw.text": "Bestilling {number}: si hvilke varer du går fra. Du trenger ikke oppgi grunn.",
  "withdraw.who": "Erklært av {name}. Kvitteringen sendes til {email}.",
  "withdraw.pieces": "Antall av {name}",
  "withdraw.of": "Høyst {count}",
  "withdraw.next": "Fortsett",
  "withdraw.check.title": "Se over en gang til",
  "withdraw.check.text": "Med neste knapp går du fra avtalen for bestilling {number} om disse varene:",
  "withdraw.confirm": "Bekreft angring",
  "withdraw.back": "Endre valget",
  "withdraw.done.title": "Du har gått fra avtalen",
  "withdraw.done": "Vi mottok angringen din {time}. Kvitteringen er på vei til {email}.",
  "withdraw.done.more":
    "Den har nummer {number}. Send varene tilbake innen 14 dager; pengene går tilbake samme vei som du betalte.",
  "withdraw.over": "Det er ingenting å angre i denne bestillingen, eller ikke lenger.",
  "withdraw.none": "Velg minst én vare.",
  "withdraw.wrong": "Så mange kan ikke angres.",
  "withdraw.order": "Til bestillingen",
  "withdraw.info.title": "Angrerett",
  "withdraw.info.intro":
    "Den som handler som forbruker i Det europeiske økonomiske samarbeidsområdet, kan ombestemme seg. Uten grunn.",
  "withdraw.info.period.title": "Fjorten dager",
  "withdraw.info.period":
    "Du kan gå fra avtalen innen 14 dager. De begynner dagen etter at du, eller noen du har utpekt, fikk den siste varen. Det holder at du sier fra før de er over. Du kan også gå fra avtalen før noe er kommet fram.",
  "withdraw.info.how.title": "Slik gjør du",
  "withdraw.info.how":
    "Åpne bestillingen og trykk på «Gå fra avtalen». Du velger varene, bekrefter og får straks en kvittering med dato og klokkeslett på e-post. Et brev eller en e-post med en tydelig erklæring går også; skjemaet nedenfor kan brukes, men må ikke.",
  "withdraw.info.here": "Angre kjøpet her",
  "withdraw.info.guest": "Uten konto, med ordrenummeret",
  "withdraw.info.member": "Med en konto",
  "withdraw.info.letter": "Med egne ord",
  "withdraw.info.find": "Finn bestillingen",
  "withdraw.info.account": "Bestillingene dine",
  "withdraw.info.effects.title": "Hva som skjer så",
  "withdraw.info.effects":
    "Vi betaler tilbake alt du har betalt for varene, for en hel bestilling også standardfrakten, innen 14 dager og med samme betalingsmiddel. Vi kan vente til varene er her, eller til du viser at de er på vei. Du sender dem tilbake innen 14 dager etter at du gikk fra avtalen; returen står vi for. Du svarer for verditap bare der varene er brukt mer enn det som trengs for å prøve dem: bøye brettet på teppet, ja; kjøre med det, nei.",
  "withdraw.info.except.title": "Unntak",
  "withdraw.info.except":
    "Retten tar slutt tidligere for varer laget etter dine mål, for forseglede varer som av hygieniske grunner ikke kan leveres tilbake når forseglingen er brutt, og for gavekort som er løst inn.",
  "withdraw.info.form.title": "Standardskjema",
  "withdraw.info.form":
    "Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer: … Bestilt den / mottatt den: … Navn: … Adresse: … Dato: …",
  "withdraw.info.mail": "Fyll ut som e-post",
} satisfies TextsLike<typeof en>;
