import type { ReviewEmailTexts } from "./shape.ts";

export const no: ReviewEmailTexts = {
  request: {
    subject: "Nå, hvordan kjører den?",
    title: "Nå, hvordan kjører den?",
    text: "{name}, nå har du hatt noen dager på deg. To eller tre ærlige setninger hjelper den som står foran samme valg. Dårlige nyheter er også velkomne.",
    button: "Skriv en omtale",
    note: "Du trenger ingen konto: lenken kjenner bestillingen din. Vi leser alle omtaler før de vises.",
  },
  confirm: {
    subject: "Er dette spørsmålet ditt?",
    title: "Er dette spørsmålet ditt?",
    text: "Bekreft det, så sender vi det videre til dem som vet.",
    button: "Ja, still spørsmålet",
    note: "Har du ikke spurt om noe? Da gjør du ingenting, og ingenting skjer.",
  },
  answered: {
    subject: "Spørsmålet ditt har fått svar",
    title: "Her er svaret.",
    text: "Du lurte på noe om {product}.",
    button: "Se det på siden",
    note: "",
  },
  rejected: {
    subject: "Anmeldelsen din",
    title: "Vi viser ikke denne anmeldelsen.",
    text: "Du har anmeldt {product}, takk for at du tok deg tid. Vi leser hver anmeldelse før den vises, og denne vises ikke.",
    button: "Skriv til oss",
    note: "Ser du det annerledes? Si fra, så leser noen andre den en gang til.",
    reason: "Hvorfor:",
  },
  leave: "Ikke flere slike e-poster",
  help: "Spørsmål? Svarene finner du på {link}.",
};
