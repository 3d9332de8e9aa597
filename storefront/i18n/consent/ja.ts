import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "はじめに",
  "consent.text":
    "第三者のサービスを使って、訪問数と広告の効果を測らせてください。選ぶのはあなたで、ページの下からいつでも変更できます。",
  "consent.accept": "同意する",
  "consent.refuse": "同意しない",
  "consent.choose": "選択する",
  "consent.save": "選択を保存",
  "consent.necessary": "必須",
  "consent.necessary-text": "カート、ログイン、言語。これがないとショップは動きません。",
  "consent.analytics": "統計",
  "consent.analytics-text": "どのページが読まれ、どこで迷うのか。",
  "consent.marketing": "広告",
  "consent.marketing-text": "他の場所の広告が、ここへの訪問につながったか。",
} satisfies TextsLike<typeof en>;
