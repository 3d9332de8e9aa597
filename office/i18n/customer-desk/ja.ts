import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "アカウントのメモ",
  accountNoteHint: "お客様も読むことができ、データの写しにも含まれます。プロのコードをここに書くことができます。",
  askedAt: "{time} に申し込み",
  groupGuests: "ゲスト用",
  groupDefaultHint: "ほかのグループに属さない人に割引が適用されます。既定にすると、現在の既定グループは外れます。",
  groupNeededHint: "どこでも有効なグループのうち1つは必要です。別のグループに割り当ててください。",
  groupMemberCount: { one: "{count} 名のお客様", other: "{count} 名のお客様" },
  groupManyMembers: "{number} 名を超えるお客様",
  groupSeeMembers: "お客様を見る",
  groupSeePrices: "価格表を見る",
  groupUsedBy: "使用箇所",
  groupUsesTerms: "請求書払い",
  groupUsesDelivery: "配送：無料の方法は表示されません",
  groupDelete: "グループを削除",
  groupDeleteTitle: "{name} を削除",
  groupDeleteText: "割引も同時になくなります。",
  groupMoveTo: "代わりのグループ",
  groupMoveHint: "メンバーを引き継ぎ、使われていたすべての場所で置き換わります。",
  groupMoveNone: "グループなし",
  groupMoveNeeded: "キャンペーンまたは配送で使われているため、別のグループを選ぶ必要があります。",
} satisfies TextsLike<typeof en>;
