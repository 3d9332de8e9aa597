import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "たとえば",
  "example.shop": "通常価格",
  "example.pro": "プロ価格",
  "pro.saving": "プロ価格：{percent}引き",
  "example.saved": "割引額",
} satisfies TextsLike<typeof en>;
