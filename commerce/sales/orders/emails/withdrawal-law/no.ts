import type { LawTexts } from "./schema.ts";

export default {
  title: "Vilkår og angrerett",
  file: "vilkar-og-angrerett.pdf",
  terms: "Vilkår",
  parts: [
    {
      heading: "Angrerett",
      paragraphs: [
        "Du har rett til å gå fra denne avtalen innen 14 dager uten å oppgi noen grunn.",
        "Angrefristen utløper 14 dager etter den dagen da du, eller en tredjeperson som du har utpekt og som ikke er transportøren, får den siste varen fysisk i hende.",
        "For å benytte angreretten må du underrette oss ({seller}, {email}) om beslutningen din om å gå fra avtalen på en utvetydig måte (for eksempel i et brev sendt i posten eller på e-post). Du kan bruke skjemaet nedenfor, men det er ikke obligatorisk. Du kan også angre på nettstedet vårt, på siden til bestillingen din: {link}. Gjør du det, bekrefter vi uten opphold på e-post at vi har mottatt meldingen.",
        "For at angrefristen skal overholdes, er det nok at du sender melding om at du benytter angreretten før fristen utløper.",
      ],
    },
    {
      heading: "Virkningene av angrerett",
      paragraphs: [
        "Går du fra avtalen, betaler vi tilbake alt vi har mottatt fra deg, inkludert leveringskostnadene (unntatt ekstra kostnader fordi du har valgt en annen levering enn den rimeligste standardleveringen vi tilbyr), uten unødig opphold og i alle tilfeller senest 14 dager etter at vi fikk beskjed om beslutningen din. Vi bruker samme betalingsmåte som du brukte, hvis du ikke uttrykkelig har avtalt noe annet; tilbakebetalingen koster deg uansett ingenting.",
        "Vi kan vente med å betale tilbake til vi har fått varen tilbake, eller til du har dokumentert at den er sendt, avhengig av hva som kommer først.",
        "Du må sende varen tilbake uten unødig opphold og i alle tilfeller senest 14 dager etter at du ga oss beskjed. Fristen er overholdt hvis du sender varen før de 14 dagene er gått. Vi dekker kostnadene ved retur.",
        "Du er bare ansvarlig for redusert verdi som skyldes annen håndtering enn den som er nødvendig for å fastslå varens art, egenskaper og funksjon.",
      ],
    },
    {
      heading: "Unntak",
      paragraphs: [
        "Retten gjelder ikke varer som er laget etter dine mål, forseglede varer som av hygieniske grunner ikke egner seg for retur og der forseglingen er brutt, eller gavekort som er innløst.",
      ],
    },
    {
      heading: "Angreskjema",
      paragraphs: [
        "(Fyll ut og returner dette skjemaet bare hvis du vil gå fra avtalen.)",
        "Til {seller}, {email}:",
        "Jeg/vi (*) underretter herved om at jeg/vi (*) ønsker å gå fra min/vår (*) avtale om kjøp av følgende varer (*):",
        "Bestilt den (*)/mottatt den (*):",
        "Forbrukerens/forbrukernes navn:",
        "Forbrukerens/forbrukernes adresse:",
        "Forbrukerens/forbrukernes underskrift (bare når skjemaet sendes på papir):",
        "Dato:",
        "(*) Stryk det som ikke passer.",
      ],
    },
  ],
} satisfies LawTexts;
