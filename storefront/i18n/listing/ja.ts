import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "絞り込み",
  "catalogue.apply": "適用",
  "catalogue.show": "結果を見る（{count}）",
  "catalogue.clear-all": "すべて解除",
  "catalogue.remove-filter": "絞り込みを解除：{filter}",
  "catalogue.sort": "並べ替え",
  "catalogue.sort-popular": "人気順",
  "catalogue.sort-newest": "新着順",
  "catalogue.sort-price-up": "価格の安い順",
  "catalogue.sort-price-down": "価格の高い順",
  "catalogue.sort-name": "名前順",
  "catalogue.sort-saving": "割引率の高い順",
  "catalogue.sale-line": "昨シーズンのもの。山は同じ。",
  "view.label": "表示",
  "view.grid": "グリッド",
  "view.rows": "リスト",
  "catalogue.nothing-title": "該当なし。",
  "catalogue.nothing-text": "絞り込みすぎて、残ったのは空気だけ。条件を少し外してみて。",
  "catalogue.drop": "「{filter}」を外す（{count}）",
  "catalogue.price-from-label": "下限（{currency}）",
  "catalogue.price-to-label": "上限（{currency}）",
  "catalogue.availability": "在庫",
  "catalogue.only-in-stock": "在庫ありのみ",
} satisfies TextsLike<typeof en>;
