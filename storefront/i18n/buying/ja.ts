import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "税抜合計",
  "total.taxLater": "税額はお届け先が決まると加算されます。",
  "giftCard.fold": "ギフトカードを使う",
  "help.ask": "ご質問はこちら",
  "help.returns": "返品について",
  "help.secure": "通信は暗号化されています。カード番号は保存しません。",
  "help.title": "この注文についてのヘルプ",
  "done.arrives": "{dates}にお届けします。",
  "done.open": "注文を見る",
  "account.title": "この注文を保存：パスワードを決める",
  "account.text": "お名前、{email}、この注文はすでにわかっています。",
  "account.submit": "アカウントを作る",
  "account.done": "アカウントができました。この注文も入っています。",
  "account.taken": "このメールアドレスのアカウントがすでにあります。{link}と、次の注文から記録されます。",
  "account.signIn": "サインインする",
} satisfies TextsLike<typeof en>;
