import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "あなたのカート",
  "restore.text": "こちらがお忘れものです。ワンクリックで、本日の価格でこのブラウザーのカートに入ります。",
  "restore.submit": "カートに入れる",
  "restore.pieces": "{name} × {count}",
  "restore.over.title": "このカートはもうありません",
  "restore.over": "注文が完了したか、その後カートが空になりました。棚にはまだたくさんあります。",
  "restore.home": "商品を見る",
  "restore.some": { other: "一部の商品は購入できなくなりました。カート内：{count} 点中 {added} 点。" },
  "restore.cart": "カートへ",
  "reminders.title": "カートについてのメールを停止",
  "reminders.text": "カートに商品が残っていても、今後はメールをお送りしません。",
  "reminders.submit": "このようなメールを停止する",
  "reminders.done": "停止しました。カートについてのメールは今後お送りしません。",
} satisfies TextsLike<typeof en>;
