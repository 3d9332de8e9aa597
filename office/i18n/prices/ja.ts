import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "変更前: {value}",
  sheetRound: ".95 に丸める",
  sheetFill: "下へコピー",
  sheetRedo: "やり直す",
  sheetBar: "選択したセルを変更",
  sheetChanges: { other: "{count} 個のセルが変わります。" },
  sheetLowest: "併記される過去30日間の最低価格",
  sheetKept: { other: "{count} 個の変更はまだ保存されていません。下書きとしてこのシートに残ります。" },
  sheetLost: { other: "下書きの {count} 個のセルは、バリエーションがこのシートにないため除かれました。" },
  sheetConflict: "印の付いたセルは他の人が変更しました。確認して、もう一度保存すると自分の値になります。",
  sheetNow: "現在の値は {value} です",
  sheetHint:
    "入力でセルを変更し、表計算ソフトから範囲を貼り付けられます。Ctrl+D で下へコピー、Ctrl+A で列を選択、Ctrl+Z で元に戻します。",
  sheetDays: "セールの日時は{zone}の時刻です。時刻のない日は午前0時に始まり、最終日はその日の終わりまで有効です。",
  sheetUnsaved: { other: "{count} 個のセルが未保存です" },
} satisfies TextsLike<typeof en>;
