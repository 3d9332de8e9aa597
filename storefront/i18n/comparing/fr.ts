import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Seulement les différences",
  differs: "diffère",
} satisfies TextsLike<typeof en>;
