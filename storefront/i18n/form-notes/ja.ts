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
  "topic.label": "お問い合わせの種類",
  "topic.choose": "選択してください",
  "topic.order": "ご注文・お荷物",
  "topic.back": "返品・交換",
  "topic.warranty": "破損・保証",
  "topic.goods": "商品・サイズ選び",
  "topic.other": "その他",
} satisfies TextsLike<typeof en>;
