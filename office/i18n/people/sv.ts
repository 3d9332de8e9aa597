import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Intern anteckning",
  staffNoteHint:
    "Bara personalen läser den. Kopian som kunder hämtar själva saknar den; den som du exporterar har den, eftersom lagen kräver det.",
  languageOfVisit: "Som vid besöket",
  wishlist: "Önskelista",
  wishesNothing: "Inget på önskelistan.",
  wroteNothing: "Har inte skrivit några recensioner.",
  proOver: "Utgången",
  exportCopy: "Exportera uppgifter",
  erase: "Radera",
  eraseTitle: "Radera {name}",
  eraseText:
    "För den som vill bli glömd (GDPR, artikel 17). Det kan inte ångras: exportera uppgifterna först om en kopia önskas.",
  eraseGoes: "Det som raderas",
  eraseStays: "Det som finns kvar",
  eraseAccount: "Kontot: namn, e-postadress, lösenord, nycklar, sessioner, grupp, taggar, anteckning och egna fält.",
  eraseBelongings:
    "Adressboken, varukorgar och önskelistan; med bekräftad adress även utskick, lagerbevakningar och proffsansökningar.",
  eraseOrders:
    "I avslutade beställningar: namn, gator, orter, telefon, e-postadress, meddelanden, anteckningar och skickade mejl.",
  eraseWords: "Namnet och bilderna i recensioner, frågor och svar.",
  keepBooks:
    "Beställningar och fakturor för bokföringen, utan personen: nummer, rader, belopp, skatter, land, delstat och postnummer. Skattelagen kräver 5 till 10 år beroende på land; om köparens namn måste stå på fakturorna, ladda ner dem först.",
  keepUnderWay: "Pågående beställningar behåller namn och adress tills de är avslutade; dagen efter raderas de.",
  keepSaid: "Det som skrivits om produkter finns kvar utan namn; presentkort behåller sitt värde.",
  keepLog: "Loggen säger att något ändrades, men inte längre vad.",
  eraseSure: "Jag har kontrollerat vem som ber om det och läst detta.",
  wasErased: "Raderat. Beställningarna behåller det som bokföringen behöver.",
  customerGroups: "Kundgrupper",
  newGroup: "Ny grupp",
  everywhere: "Överallt",
  groupDefault: "För alla andra",
  groupRuleCount: { one: "{count} rabatt", other: "{count} rabatter" },
  groupDiscounts: "Rabatter",
  groupDiscountsHint:
    "En rabatt på produkten gäller före en på kategorin, och den före en på allt. Av flera lika gäller den bästa för kunden; de läggs aldrig ihop.",
  ruleForAll: "Alla produkter",
  ruleOwnPrice: "Ett eget pris",
  ruleOn: "På",
  ruleNumber: "Rabatt {number}",
  addGroupRule: "Lägg till en rabatt",
  groupPreview: "Priser i den här gruppen",
  groupPreviewHint: "Som rabatterna står i formuläret, sparade eller inte.",
} satisfies TextsLike<typeof en>;
