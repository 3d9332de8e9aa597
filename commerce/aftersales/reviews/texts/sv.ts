import type { ReviewEmailTexts } from "./shape.ts";

export const sv: ReviewEmailTexts = {
  request: {
    subject: "Nå, hur åker den?",
    title: "Nå, hur åker den?",
    text: "{name}, nu har du haft några dagar på dig. Två eller tre ärliga meningar hjälper den som står inför samma val. Dåliga nyheter är också välkomna.",
    button: "Skriv ett omdöme",
    note: "Du behöver inget konto: länken känner till din beställning. Vi läser varje omdöme innan det visas.",
  },
  confirm: {
    subject: "Är det här din fråga?",
    title: "Är det här din fråga?",
    text: "Bekräfta den, så skickar vi den vidare till dem som vet.",
    button: "Ja, ställ frågan",
    note: "Har du inte frågat något? Gör då ingenting, så händer ingenting.",
  },
  answered: {
    subject: "Din fråga har fått svar",
    title: "Här är svaret.",
    text: "Du undrade något om {product}.",
    button: "Se det på sidan",
    note: "",
  },
  rejected: {
    subject: "Din recension",
    title: "Vi visar inte den här recensionen.",
    text: "Du har recenserat {product}, tack för att du tog dig tid. Vi läser varje recension innan den visas, och den här visas inte.",
    button: "Skriv till oss",
    note: "Ser du det annorlunda? Säg till, så läser någon annan den igen.",
    reason: "Varför:",
  },
  leave: "Inga fler sådana här mejl",
  help: "Frågor? Svaren finns på {link}.",
};
