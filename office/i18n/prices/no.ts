import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Før: {value}",
  sheetRound: "Rund av til ,95",
  sheetFill: "Fyll nedover",
  sheetRedo: "Gjør om",
  sheetBar: "Endre de valgte cellene",
  sheetChanges: { one: "{count} celle endres.", other: "{count} celler endres." },
  sheetLowest: "Laveste pris på 30 dager, vises ved siden av",
  sheetKept: {
    one: "{count} endret celle er ikke lagret ennå; den blir i arket som utkast.",
    other: "{count} endrede celler er ikke lagret ennå; de blir i arket som utkast.",
  },
  sheetLost: {
    one: "{count} celle i utkastet er utelatt: Varianten er ikke lenger i dette arket.",
    other: "{count} celler i utkastet er utelatt: Variantene er ikke lenger i dette arket.",
  },
  sheetConflict:
    "Noen andre har endret de merkede cellene i mellomtiden. Sjekk dem og lagre på nytt for å bruke dine verdier.",
  sheetNow: "Nå står det {value}",
  sheetHint:
    "Skriv for å endre en celle, lim inn områder fra et regneark. Ctrl+D fyller nedover, Ctrl+A velger kolonnen, Ctrl+Z angrer.",
  sheetDays:
    "Salg følger tiden i {zone}. En dag uten klokkeslett begynner ved midnatt; den siste dagen teller til den er slutt.",
  sheetUnsaved: { one: "{count} celle er ikke lagret ennå", other: "{count} celler er ikke lagret ennå" },
} satisfies TextsLike<typeof en>;
