import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "スタッフ用メモ",
  staffNoteHint:
    "スタッフだけが読みます。お客様がご自身でダウンロードする写しには含まれませんが、ここから書き出す写しには、法律の求めにより含まれます。",
  languageOfVisit: "閲覧時の言語",
  wishlist: "お気に入り",
  wishesNothing: "お気に入りはありません。",
  wroteNothing: "投稿したレビューはありません。",
  proOver: "期限切れ",
  exportCopy: "データを書き出す",
  erase: "消去する",
  eraseTitle: "{name} さんを消去",
  eraseText:
    "忘れられる権利（GDPR第17条）の請求に応じるものです。取り消せないため、写しが必要な場合は先にデータを書き出してください。",
  eraseGoes: "消去されるもの",
  eraseStays: "残るもの",
  eraseAccount:
    "アカウント：氏名、メールアドレス、パスワード、パスキー、セッション、グループ、タグ、メモ、独自の項目。",
  eraseBelongings: "住所録、カート、お気に入り。確認済みのアドレスの場合は、メール配信、入荷通知、プロの申請も。",
  eraseOrders: "完了した注文の氏名、番地、市区町村、電話番号、メールアドレス、メッセージ、メモ、送信済みメール。",
  eraseWords: "レビュー、質問、回答に付いた名前と写真。",
  keepBooks:
    "帳簿に必要な注文と請求書（本人の情報を除く）：番号、明細、金額、税、国、州、郵便番号。税法により国ごとに5～10年の保存が必要です。請求書に購入者名が必要な場合は、先にダウンロードしてください。",
  keepUnderWay: "処理中の注文は完了するまで氏名と住所を保持し、翌日に消去されます。",
  keepSaid: "商品についての投稿は名前なしで残り、ギフトカードの残高は保たれます。",
  keepLog: "監査ログには変更の事実だけが残り、内容は残りません。",
  eraseSure: "請求者を確認し、以上の内容を読みました。",
  wasErased: "消去しました。注文には帳簿に必要な情報が残ります。",
  customerGroups: "顧客グループ",
  newGroup: "新しいグループ",
  everywhere: "すべての市場",
  groupDefault: "その他全員",
  groupRuleCount: { other: "割引{count}件" },
  groupDiscounts: "割引",
  groupDiscountsHint:
    "商品への割引がカテゴリーより、カテゴリーが全商品より優先されます。同じ種類が複数ある場合は最も有利なものだけが適用され、合算されません。",
  ruleForAll: "全商品",
  ruleOwnPrice: "固定価格",
  ruleOn: "対象",
  ruleNumber: "割引{number}",
  addGroupRule: "割引を追加",
  groupPreview: "このグループでの価格",
  groupPreviewHint: "保存前のものも含め、フォーム上の割引で計算します。",
} satisfies TextsLike<typeof en>;
