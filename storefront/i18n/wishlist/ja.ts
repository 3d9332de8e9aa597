import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "お気に入り",
  "wish.shared": "お気に入りリスト",
  "wish.empty": "まだ何も掛かっていません。",
  "wish.empty.text": "商品のハートを押すと、ここに保存されます。",
  "wish.signin": "ログインして前のリストを見る",
  "wish.guest": "このブラウザに保存されます。ログインすると残しておけます。",
  "wish.cart": "カートに入れる",
  "wish.share": "共有用リンク",
  "wish.share.text": "このリンクを知っている人はリストだけを見ることができます。",
  "wish.full": { other: "リストがいっぱいです（{count}点まで）。" },
  "wish.missing": "その商品は販売を終了しました。",
} satisfies TextsLike<typeof en>;
