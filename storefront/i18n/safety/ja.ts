import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "製品の安全性",
  "safety.manufacturer": "製造者",
  "safety.responsible": "EU域内の責任者",
  "safety.warnings": "警告",
} satisfies TextsLike<typeof en>;
