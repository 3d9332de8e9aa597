import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bara skillnader",
  differs: "skiljer sig",
} satisfies TextsLike<typeof en>;
