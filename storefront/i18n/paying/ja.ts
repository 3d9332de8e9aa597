import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "ご注文 {number}",
  heading: "差額のお支払い",
  text: "交換の差額は {amount} です。商品は {until} までお取り置きします。期限を過ぎますと、ご返品分を返金いたします。",
  items: "お届けする商品",
  pay: "{amount} を支払う",
  declined: "銀行で承認されず、請求は行われていません。カード番号をご確認いただくか、別のカードをお試しください。",
  unclear: "お支払いを確認しています。二重に請求されることはありません。",
  over: "この交換は終了しました",
  "over.text": "お支払いはできません。ご返品分を返金いたします。",
  support: "ヘルプ",
} satisfies TextsLike<typeof en>;
