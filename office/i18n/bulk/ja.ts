import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: { other: "{count}件の商品を変更" },
  bulkTitleMany: "該当するものをすべて変更",
  bulkWhat: "変更する内容",
  bulkSale: "期間付きセール価格",
  bulkEndSales: "セールを終了",
  bulkAddCategories: "カテゴリーに追加",
  bulkRemoveCategories: "カテゴリーから外す",
  bulkPriceLists: "価格表",
  bulkHow: "方法",
  bulkRound: "端数",
  bulkNotRounded: "計算どおり",
  bulkAsItIs: "変更しない",
  bulkLook: "変更内容を確認",
  bulkNothing: "変更される内容はありません。",
  bulkFirst: "{count}件中、最初の{shown}件：",
} satisfies TextsLike<typeof en>;
