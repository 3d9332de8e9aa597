import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "顧客",
  customerName: "氏名",
  country: "国",
  group: "グループ",
  spent: "購入額",
  since: "登録日",
  addresses: "住所",
  noAddresses: "登録された住所はありません。",
  noOrders: "注文はまだありません。",
  consent: "同意",
  noLetters: "メール配信への同意はありません。",
  agreedAt: "{time} に同意",
  leftAt: "{time} に解除",
  unconfirmedLetter: "申込済み・未確認",
  emailConfirmed: "メール確認日",
} satisfies TextsLike<typeof en>;
