import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "注文 {number} のお渡し",
  handOverText: "受け取る方をご確認ください:{name}",
  pickUpHint: "1 回目のスキャンで準備完了を購入者に知らせ、2 回目で受け渡します。",
  pickUpStore: "店舗",
  allStores: "すべての店舗",
  toPrepare: "準備待ち",
  readyToCollect: "受け取り待ち",
  handedLately: "24 時間以内の受け渡し",
  nothingHere: "ありません。",
  makeReady: "準備完了にする",
  makeReadyOf: "{number} を準備完了にする",
  handOverOf: "{number} を受け渡す",
  pickUpReady: "{number} の準備ができ、購入者に知らせました。",
  pickUpHanded: "{number} はすでに受け渡し済みです。",
  pickUpUnknown: "{number} は店舗受け取りの注文ではありません。",
  takenByField: "受取人",
  takenByHint: "購入者以外の場合は、身分証の氏名を記入します。",
  takenByName: "受取人：{name}",
  undoHandOverOf: "{number} の受け渡しを元に戻す",
  pickUpLate: "{day} から未受け取り",
  readySince: "準備完了：{time}",
} satisfies TextsLike<typeof en>;
