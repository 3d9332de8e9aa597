import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "注文、配送状況、請求書をひとつの場所で",
  "gain.wishlist": "どの端末でも使えるほしい物リスト",
  "gain.returns": "番号を探さずに返品",
  "letters.latest": "最新の読み物",
  "gift.none": "カードをお持ちでない方は",
  "gift.give": "カードを贈る",
  "order.where": "ご注文に関するメールの件名に記載されています。",
  "hours.in": "{hours}（{city}時間）",
} satisfies TextsLike<typeof en>;
