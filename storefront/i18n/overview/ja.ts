import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "最近のご注文",
  "over.pieces": { other: "{count}点、{total}" },
  "over.returns": "返送中",
  "over.return": "ご注文{order}の返品{number}",
  "over.next": "次にできること",
  "over.review": "{name}の使い心地を教えてください",
  "over.address": "住所を登録すると、次回のご購入手続きで自動入力されます",
  "over.orders.none": "ご注文はまだありません",
  "over.orders.none.text": "ご注文後は、ここで状況をご確認いただけます。",
  "over.pro": "プロの上限",
  "over.employee": "社員の上限",
  "over.wished": { other: "お気に入り{count}点" },
  "over.wished.none": "お気に入りはまだありません",
  "over.wished.none.text": "気になる商品のハートを押すと、ここに残ります。",
  "over.addresses": { other: "登録済みの住所{count}件" },
  "over.left": "{limit}のうち{left}残っています",
  "over.until": "プロ価格の期限",
} satisfies TextsLike<typeof en>;
