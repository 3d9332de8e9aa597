import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Før du går videre",
  "consent.text":
    "Vi vil gjerne telle besøk og måle reklamen vår med hjelp fra andre. Du bestemmer, og du kan ombestemme deg når som helst nederst på siden.",
  "consent.accept": "Godta",
  "consent.refuse": "Avslå",
  "consent.choose": "Velg",
  "consent.save": "Lagre valget",
  "consent.necessary": "Nødvendige",
  "consent.necessary-text": "Handlekurv, innlogging, språk: uten dem virker ikke butikken.",
  "consent.analytics": "Statistikk",
  "consent.analytics-text": "Hvilke sider som leses, og hvor folk går seg vill.",
  "consent.marketing": "Reklame",
  "consent.marketing-text": "Om reklamen vår andre steder får noen hit.",
} satisfies TextsLike<typeof en>;
