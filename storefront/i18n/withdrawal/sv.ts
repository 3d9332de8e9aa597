import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Ångra avtalet",
  "withdraw.text": "Beställning {number}: ange vilka varor du ångrar. Du behöver inte ange något skäl.",
  "withdraw.who": "Anges av {name}. Bekräftelsen skickas till {email}.",
  "withdraw.pieces": "Antal av {name}",
  "withdraw.of": "Högst {count}",
  "withdraw.next": "Fortsätt",
  "withdraw.check.title": "Kontrollera en gång till",
  "withdraw.check.text": "Med nästa knapp ångrar du avtalet för beställning {number} om dessa varor:",
  "withdraw.confirm": "Bekräfta ånger",
  "withdraw.back": "Ändra valet",
  "withdraw.done.title": "Du har ångrat avtalet",
  "withdraw.done": "Vi tog emot din ånger den {time}. Bekräftelsen är på väg till {email}.",
  "withdraw.done.more":
    "Den har nummer {number}. Skicka tillbaka varorna inom 14 dagar; pengarna går tillbaka samma väg som du betalade.",
  "withdraw.over": "Det finns inget att ångra i den här beställningen, eller inte längre.",
  "withdraw.none": "Välj minst en vara.",
  "withdraw.wrong": "Så många kan inte ångras.",
  "withdraw.order": "Till beställningen",
  "withdraw.info.title": "Ångerrätt",
  "withdraw.info.intro":
    "Den som handlar som konsument inom Europeiska ekonomiska samarbetsområdet får ångra sig. Utan skäl.",
  "withdraw.info.period.title": "Fjorton dagar",
  "withdraw.info.period":
    "Du kan ångra avtalet inom 14 dagar. De börjar dagen efter att du, eller någon du utsett, fått den sista varan. Det räcker att du meddelar oss innan de är slut. Du kan också ångra dig innan något har kommit fram.",
  "withdraw.info.how.title": "Så ångrar du dig",
  "withdraw.info.how":
    "Öppna din beställning och tryck på ”Ångra avtalet”. Du väljer varorna, bekräftar och får genast en bekräftelse med datum och tid via e-post. Ett brev eller mejl med ett tydligt besked går också bra; formuläret nedan får användas men är inte obligatoriskt.",
  "withdraw.info.here": "Ångra köpet här",
  "withdraw.info.guest": "Utan konto, med ordernumret",
  "withdraw.info.member": "Med ett konto",
  "withdraw.info.letter": "Med egna ord",
  "withdraw.info.find": "Hitta din beställning",
  "withdraw.info.account": "Dina beställningar",
  "withdraw.info.effects.title": "Vad som händer sedan",
  "withdraw.info.effects":
    "Vi betalar tillbaka allt du betalat för varorna, vid en hel beställning även standardfrakten, inom 14 dagar och på samma sätt som du betalade. Vi får vänta tills varorna är här eller du visar att de är på väg. Du skickar tillbaka dem inom 14 dagar efter att du ångrat dig; returen står vi för. Du ansvarar för värdeminskning bara om varorna hanterats mer än vad som behövs för att prova dem: flexa brädan på mattan, ja; åka på den, nej.",
  "withdraw.info.except.title": "Undantag",
  "withdraw.info.except":
    "Rätten upphör tidigare för varor gjorda efter dina mått, för förseglade varor som av hygienskäl inte kan lämnas tillbaka när förseglingen är bruten, och för presentkort som har använts.",
  "withdraw.info.form.title": "Standardformulär",
  "withdraw.info.form":
    "Härmed meddelar jag/vi att jag/vi frånträder mitt/vårt köpeavtal om följande varor: … Beställda den / mottagna den: … Namn: … Adress: … Datum: …",
  "withdraw.info.mail": "Fyll i som mejl",
} satisfies TextsLike<typeof en>;
