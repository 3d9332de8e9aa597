import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "まだ足跡はありません。",
  "viewed.text": "見た商品の足あとが、ここに残ります。",
} satisfies TextsLike<typeof en>;
