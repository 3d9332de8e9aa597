import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "何をお探しですか？",
  "search.placeholder": "ボード、ブーツ、ビーニーなど",
  "search.meant": "もしかして：{query}",
  "search.kinds": "結果の種類",
  "search.kind-product": "商品",
  "search.kind-category": "カテゴリー",
  "search.kind-page": "ページ",
  "search.kind-blog": "ジャーナル",
  "search.kind-support": "ヘルプ",
  "search.kind-athlete": "チーム",
  "search.sort-best": "関連度順",
  "search.under": "{price}未満",
  "search.from": "{price}以上",
  "search.suggestions": "候補",
  "search.recent": "最近の検索",
  "search.popular-queries": "よく検索される言葉",
  "search.all": "「{query}」のすべての結果",
  "search.forget": "消去",
  "search.suggested": { other: "候補 {count} 件" },
  "search.narrow": "絞り込む",
  "search.place": "{pages}ページ中{page}ページ目",
  "search.elsewhere": "別のところから始める",
} satisfies TextsLike<typeof en>;
