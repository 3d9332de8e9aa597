import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "言語とメール",
  "preferences.text": "ご注文に関するメールは、設定にかかわらずお届けします。",
  "preferences.language": "言語",
  "preferences.language.none": "ショップの表示言語に合わせる",
  "preferences.language.hint":
    "メールの言語です。お住まいの国のショップが対応していれば、ログイン後のページにも使います。",
  "preferences.lists": "受け取るもの",
  "preferences.carts": "カートに残した商品のお知らせ",
  "preferences.carts.hint": "購入手続きで希望されたカート、またはニュースを購読中の場合のみお送りします。",
  "preferences.reviews": "購入した商品の感想を尋ねるメール",
  "preferences.submit": "設定を保存",
  "preferences.saved": "設定を保存しました。",
  "preferences.unconfirmed":
    "まず {email} 宛てのメールにあるリンクを開いてください。そのあと、受け取る内容をここで選べます。",
  "preferences.watches": "入荷待ちの商品",
  "preferences.watches.text": "再入荷したら一度だけお知らせします。",
  "preferences.watches.stop": "入荷待ちをやめる",
  "preferences.watches.stopped": "入荷待ちを解除しました。",
  "preferences.address.use.shipping": "指定がなければ、荷物をここに届ける",
  "preferences.address.use.billing": "請求書をこの住所宛てにする",
  "preferences.address.for.shipping": "荷物のお届け先",
  "preferences.address.for.billing": "請求書の宛先",
  "address.fact.collect": "店舗でお受け取りもできます",
  "address.fact.collect.text": "受け取りに対応した店舗で、荷物をお預かりします。",
  "address.fact.sent": "発送後の変更について",
  "address.fact.sent.text": "発送済みの荷物のお届け先は変わりません。",
  "address.fact.present": "別の方へ送るときは",
  "address.fact.present.text": "ご購入手続きで、登録していない住所も指定できます。",
} satisfies TextsLike<typeof en>;
