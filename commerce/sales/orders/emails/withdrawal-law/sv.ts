import type { LawTexts } from "./schema.ts";

export default {
  title: "Villkor och ångerrätt",
  file: "villkor-och-angerratt.pdf",
  terms: "Villkor",
  parts: [
    {
      heading: "Ångerrätt",
      paragraphs: [
        "Du har rätt att frånträda avtalet utan att ange något skäl inom 14 dagar.",
        "Ångerfristen löper ut 14 dagar efter den dag då du, eller en tredje part som du har angett och som inte är transportören, får den sista varan i fysisk besittning.",
        "Om du vill utöva ångerrätten ska du till oss ({seller}, {email}) skicka ett klart och tydligt meddelande om ditt beslut att frånträda avtalet (till exempel ett brev per post eller e-post). Du kan använda ångerblanketten nedan, men det är inte obligatoriskt. Du kan också utöva ångerrätten på vår webbplats, på din beställnings sida: {link}. Om du gör det bekräftar vi utan dröjsmål per e-post att vi har tagit emot meddelandet.",
        "För att du ska hinna utöva din ångerrätt i tid räcker det med att du sänder in ditt meddelande innan ångerfristen löpt ut.",
      ],
    },
    {
      heading: "Verkan av utövad ångerrätt",
      paragraphs: [
        "Om du frånträder avtalet betalar vi tillbaka alla betalningar vi fått från dig, inklusive leveranskostnaderna (med undantag för extra kostnader till följd av att du valt något annat leveranssätt än den billigaste standardleverans som vi erbjuder), utan onödigt dröjsmål och i vart fall senast 14 dagar från den dag då vi underrättades om ditt beslut att frånträda avtalet. Vi använder samma betalningssätt som du själv använt, om du inte uttryckligen har kommit överens med oss om något annat; återbetalningen kostar dig i vart fall ingenting.",
        "Vi får vänta med återbetalningen tills vi har fått tillbaka varan eller tills du har visat att du har skickat tillbaka den, beroende på vilket som inträffar först.",
        "Du ska skicka tillbaka varan utan onödigt dröjsmål och i vart fall senast 14 dagar efter den dag då du meddelade oss att du frånträder avtalet. Tidsfristen har hållits om du skickar tillbaka varan innan 14 dagar har gått. Vi står för returkostnaden.",
        "Du ansvarar bara för varans minskade värde om det beror på att du hanterat den på något annat sätt än som är nödvändigt för att fastställa dess art, egenskaper och funktion.",
      ],
    },
    {
      heading: "Undantag",
      paragraphs: [
        "Rätten gäller inte varor som tillverkats efter dina mått, förseglade varor som av hygienskäl inte lämpar sig för retur och vars försegling har brutits, eller presentkort som har lösts in.",
      ],
    },
    {
      heading: "Standardblankett för utövande av ångerrätt",
      paragraphs: [
        "(Fyll i och återsänd denna blankett endast om du vill frånträda avtalet.)",
        "Till {seller}, {email}:",
        "Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*):",
        "Beställdes den (*)/mottogs den (*):",
        "Konsumentens/Konsumenternas namn:",
        "Konsumentens/Konsumenternas adress:",
        "Konsumentens/Konsumenternas underskrift (endast om denna blankett sänds i pappersform):",
        "Datum:",
        "(*) Stryk det som inte är tillämpligt.",
      ],
    },
  ],
} satisfies LawTexts;
