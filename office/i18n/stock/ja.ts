import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "{name} の在庫",
  difference: "増減",
  reasonSale: "販売",
  reasonReturn: "返品",
  reasonCount: "棚卸",
  reasonCorrection: "修正",
  reasonImport: "入荷・取込",
  counted: "数えた個数",
  cameOrWent: "増減する個数",
  cameOrWentHint: "マイナスで減ります：−2",
  adjust: "在庫を調整",
  noLedger: "まだ変更はありません。",
  reasonRevert: "元に戻した変更",
  countList: "リストで棚卸し",
  countLead: "リストに沿って、数えた数または入出庫数を入力します。その間に売れた分はそのまま反映されます。",
  countEntered: { other: "{count}件入力済み" },
  countWrong: { other: "{count}件が整数ではありません" },
  countChanges: { other: "{count}件の在庫が変わります。理由: {reason}" },
  countLeave: { other: "{count}件が保存されていません。移動しますか？" },
  lowFromHint: "この数以下になると残りわずかとします。バリエーションごとの数はリストで設定できます。",
} satisfies TextsLike<typeof en>;
