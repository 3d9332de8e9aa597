import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "アクセシビリティ",
  "accessibility.intro": "このショップは、雪を楽しみたいすべての方のためにあります。",
  "accessibility.service.title": "サービスについて",
  "accessibility.service":
    "商品を見て、読み、注文して支払い、注文を追跡し、返品できます。どのページも、選んだ言語で、何のページで次に何があるかを示します。",
  "accessibility.how.title": "要件への対応",
  "accessibility.how":
    "EN 301 549とWCAG 2.2のレベルAAに沿って作っています。すべてキーボードだけで、またスクリーンリーダーで操作でき、文字は2倍に拡大でき、色には必要なコントラストがあり、動きを望まない方には何も動きません。選択と注文はJavaScriptなしでもできます。各版はプログラムで、プログラムで分からないところは人の手で確認しています。",
  "accessibility.known.title": "分かっている課題",
  "accessibility.known":
    "店舗の地図はスクリーンリーダーでは読めませんが、隣の一覧に同じ店舗があります。他の方が投稿した画像や動画には説明がないことがあります。決済事業者の入力欄は事業者のものです。",
  "accessibility.say.title": "お知らせください",
  "accessibility.say":
    "妨げになるものは不具合です。ページと起きたことをお知らせください。たいてい1営業日以内にお答えします。",
  "accessibility.contact": "お問い合わせ",
  "accessibility.authority.title": "解決しない場合",
  "accessibility.authority":
    "製品とサービスのアクセシビリティを監督するお住まいの国の機関に申し出ることができます（指令 (EU) 2019/882）。",
  "accessibility.authority-us":
    "米国では、障害を持つアメリカ人法（ADA、第3編）を所管する司法省に申し立てることができます。",
  "accessibility.checked": "最終確認日：{date}",
} satisfies TextsLike<typeof en>;
