import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Tillgänglighet",
  "accessibility.intro": "Den här butiken är för alla som vill ut i snön.",
  "accessibility.service.title": "Tjänsten",
  "accessibility.service":
    "Du kan titta på varor, läsa om dem, beställa och betala, följa och returnera beställningar. Varje sida säger vad den är och vad som kommer sedan, på det språk du valt.",
  "accessibility.how.title": "Hur den uppfyller kraven",
  "accessibility.how":
    "Vi följer EN 301 549 och WCAG 2.2, nivå AA: allt fungerar med enbart tangentbord och med skärmläsare, texter går att förstora till det dubbla, färger har den kontrast som krävs, inget rör sig för den som inte vill. Att välja och beställa går också utan JavaScript. Varje version kontrolleras av program, och för hand där program inte räcker.",
  "accessibility.known.title": "Det vi känner till",
  "accessibility.known":
    "Kartan över butiker kan inte läsas av skärmläsare; listan bredvid har samma butiker. Bilder och filmer från andra kan sakna beskrivning. En betalleverantörs fält är dess egna.",
  "accessibility.say.title": "Säg till",
  "accessibility.say":
    "Det som står i vägen är ett fel: berätta vilken sida det gäller och vad som hände. Vi svarar oftast inom en arbetsdag.",
  "accessibility.contact": "Skriv till oss",
  "accessibility.authority.title": "Om vi inte hjälper",
  "accessibility.authority":
    "Du kan vända dig till den myndighet i ditt land som övervakar tillgängligheten hos produkter och tjänster (direktiv (EU) 2019/882).",
  "accessibility.authority-us":
    "Du kan vända dig till USA:s justitiedepartement, som övervakar Americans with Disabilities Act (ADA, avdelning III).",
  "accessibility.checked": "Senast granskad {date}.",
} satisfies TextsLike<typeof en>;
