import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Intern merknad",
  staffNoteHint:
    "Bare ansatte leser den. Kopien som kunder laster ned selv, har den ikke; den du eksporterer, har den, fordi loven krever det.",
  languageOfVisit: "Som ved besøket",
  wishlist: "Ønskeliste",
  wishesNothing: "Ingenting på ønskelisten.",
  wroteNothing: "Har ikke skrevet noen omtaler.",
  proOver: "Utløpt",
  exportCopy: "Eksporter data",
  erase: "Slett",
  eraseTitle: "Slett {name}",
  eraseText:
    "For den som ber om å bli glemt (GDPR, artikkel 17). Det kan ikke angres: eksporter dataene først hvis det ønskes en kopi.",
  eraseGoes: "Det som slettes",
  eraseStays: "Det som blir igjen",
  eraseAccount: "Kontoen: navn, e-postadresse, passord, passnøkler, økter, gruppe, tagger, merknad og egne felt.",
  eraseBelongings:
    "Adresseboken, handlekurver og ønskelisten; med bekreftet adresse også nyhetsbrev, lagervarsler og proffsøknader.",
  eraseOrders:
    "I avsluttede bestillinger: navn, gater, steder, telefon, e-postadresse, meldinger, notater og sendte e-poster.",
  eraseWords: "Navnet og bildene i omtaler, spørsmål og svar.",
  keepBooks:
    "Bestillinger og fakturaer for regnskapet, uten personen: nummer, linjer, beløp, avgifter, land, delstat og postnummer. Skatteloven krever 5 til 10 år, etter land; må kjøperens navn stå på fakturaene, last dem ned først.",
  keepUnderWay: "Pågående bestillinger beholder navn og adresse til de er avsluttet; dagen etter slettes de.",
  keepSaid: "Det som er skrevet om produkter, blir stående uten navn; gavekort beholder verdien.",
  keepLog: "Loggen sier at noe ble endret, men ikke lenger hva.",
  eraseSure: "Jeg har kontrollert hvem som ber om det, og lest dette.",
  wasErased: "Slettet. Bestillingene beholder det regnskapet trenger.",
  customerGroups: "Kundegrupper",
  newGroup: "Ny gruppe",
  everywhere: "Overalt",
  groupDefault: "For alle andre",
  groupRuleCount: { one: "{count} rabatt", other: "{count} rabatter" },
  groupDiscounts: "Rabatter",
  groupDiscountsHint:
    "En rabatt på produktet gjelder før en på kategorien, og den før en på alt. Av flere like gjelder den beste for kunden; de legges aldri sammen.",
  ruleForAll: "Alle produkter",
  ruleOwnPrice: "En egen pris",
  ruleOn: "På",
  ruleNumber: "Rabatt {number}",
  addGroupRule: "Legg til en rabatt",
  groupPreview: "Priser i denne gruppen",
  groupPreviewHint: "Slik rabattene står i skjemaet, lagret eller ikke.",
} satisfies TextsLike<typeof en>;
