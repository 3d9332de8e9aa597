import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "ご注文とお支払い",
  "group.delivery": "配送",
  "group.returns": "返品と保証",
  "group.sizes": "サイズとフィット",
  "group.care": "お手入れと修理",
  "group.account": "アカウントと当店について",
  "group.more": "そのほかの回答",
  "way.order": "注文の状況",
  "way.return": "返品する",
  "way.size": "サイズを探す",
  find: "どのようなことですか？",
  "find.example": "返金、ブーツのサイズ、DHL",
  "find.submit": "検索",
  nothing: "その言葉を含む回答はありません。お問い合わせいただければ、担当者がお答えします。",
  "return.guest": "アカウントなしで",
  changed: "最終更新：{date}",
  related: "関連する回答",
  all: "すべての回答",
} satisfies TextsLike<typeof en>;
