import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "契約を撤回する",
  "withdraw.text": "ご注文 {number}：撤回する商品をお選びください。理由は必要ありません。",
  "withdraw.who": "申告者：{name}。受領の確認は {email} にお送りします。",
  "withdraw.pieces": "{name} の数量",
  "withdraw.of": "最大 {count} 点",
  "withdraw.next": "次へ",
  "withdraw.check.title": "もう一度ご確認ください",
  "withdraw.check.text": "次のボタンを押すと、ご注文 {number} のうち以下の商品についての契約を撤回します。",
  "withdraw.confirm": "撤回を確定する",
  "withdraw.back": "選び直す",
  "withdraw.done.title": "契約を撤回しました",
  "withdraw.done": "{time} に撤回を受け付けました。受領の確認を {email} にお送りします。",
  "withdraw.done.more":
    "受付番号は {number} です。商品は14日以内にお送りください。お支払いと同じ方法で返金いたします。",
  "withdraw.over": "このご注文には撤回できる商品がないか、期間が過ぎています。",
  "withdraw.none": "少なくとも1点お選びください。",
  "withdraw.wrong": "その数量は撤回できません。",
  "withdraw.order": "注文ページへ",
  "withdraw.info.title": "撤回権",
  "withdraw.info.intro": "欧州経済領域で消費者として購入された方は、理由を示さずに契約を撤回できます。",
  "withdraw.info.period.title": "14日間",
  "withdraw.info.period":
    "14日以内に契約を撤回できます。期間は、お客様またはご指定の方が最後の商品を受け取った日の翌日から始まります。期間が終わる前にお知らせいただければ十分です。商品が届く前でも撤回できます。",
  "withdraw.info.how.title": "撤回の方法",
  "withdraw.info.how":
    "注文ページを開き、「契約を撤回する」を押してください。商品を選んで確定すると、日時を記した受領の確認がすぐにメールで届きます。明確な意思を記した手紙やメールでもかまいません。下の書式は任意でお使いいただけます。",
  "withdraw.info.here": "ここから撤回する",
  "withdraw.info.guest": "アカウントなしで、注文番号から",
  "withdraw.info.member": "アカウントをお持ちの方",
  "withdraw.info.letter": "ご自身の言葉で",
  "withdraw.info.find": "注文を探す",
  "withdraw.info.account": "注文履歴",
  "withdraw.info.effects.title": "撤回後の流れ",
  "withdraw.info.effects":
    "商品の代金を全額、ご注文全体の場合は標準配送料も含めて、14日以内にお支払いと同じ方法で返金いたします。商品の到着、または発送の証明まで返金をお待ちいただく場合があります。撤回から14日以内に商品をお送りください。返送料は当店が負担します。試すのに必要な範囲を超えて使用された場合に限り、価値の減少についてご負担いただきます。カーペットの上で板をしならせるのは問題ありませんが、滑走はできません。",
  "withdraw.info.except.title": "例外",
  "withdraw.info.except":
    "お客様の寸法に合わせて作られた商品、衛生上返品に適さない密封商品で開封されたもの、利用済みのギフトカードについては、権利が早く終了します。",
  "withdraw.info.form.title": "撤回の書式例",
  "withdraw.info.form":
    "私（たち）は、以下の商品の売買契約を撤回することをここに通知します：… 注文日／受領日：… 氏名：… 住所：… 日付：…",
  "withdraw.info.mail": "メールで記入する",
} satisfies TextsLike<typeof en>;
