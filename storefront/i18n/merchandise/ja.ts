import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "画像{number}を拡大",
  "product.share": "共有",
  "product.share-on": "{network}で共有",
  "product.share-email": "メールで共有",
  "product.size-guide": "サイズガイド",
  "product.viewed": "最近見た商品",
  "compare.title": "ボードを比較",
  "compare.this": "比較",
  "compare.open": "{count}点を比較",
  "compare.clear": "クリア",
  "add-ons.title": "一緒にどうぞ",
  "add-ons.add": "追加",
  "add-ons.options": "オプションを選ぶ",
  "add-ons.matched": "合うサイズを選択済み",
  "consent.again": "プライバシーの選択",
} satisfies TextsLike<typeof en>;
