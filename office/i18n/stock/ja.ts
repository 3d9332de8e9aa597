import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  countList: "リストで棚卸し",
  countLead: "リストに沿って、数えた数または入出庫数を入力します。その間に売れた分はそのまま反映されます。",
  countEntered: { other: "{count}件入力済み" },
  countWrong: { other: "{count}件が整数ではありません" },
  countChanges: { other: "{count}件の在庫が変わります。理由: {reason}" },
  countLeave: { other: "{count}件が保存されていません。移動しますか？" },
  lowFrom: "残りわずかの基準",
  lowFromHint: "この数以下になると残りわずかとします。バリエーションごとの数はリストで設定できます。",
} satisfies TextsLike<typeof en>;
