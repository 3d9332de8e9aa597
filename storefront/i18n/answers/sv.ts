import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Beställa och betala",
  "group.delivery": "Leverans",
  "group.returns": "Returer och garanti",
  "group.sizes": "Storlekar och passform",
  "group.care": "Skötsel och reparation",
  "group.account": "Kontot och vi",
  "group.more": "Fler svar",
  "way.order": "Var är min beställning?",
  "way.return": "Gör en retur",
  "way.size": "Hitta min storlek",
  find: "Vad gäller det?",
  "find.example": "återbetalning, bootstorlek, DHL",
  "find.submit": "Sök",
  nothing: "Inget kort svar har de orden. Fråga oss, så svarar en människa.",
  "return.guest": "Utan konto",
  changed: "Senast ändrad {date}",
  related: "Hör ihop med detta",
  all: "Alla svar",
} satisfies TextsLike<typeof en>;
