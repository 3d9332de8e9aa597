import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bare forskjeller",
  differs: "er ulikt",
  example: "Slik ser to ut",
  "example.open": "Sammenlign disse to",
} satisfies TextsLike<typeof en>;
