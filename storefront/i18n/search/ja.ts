import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "search.label": "何をお探しですか？",
  "search.placeholder": "ボード、ブーツ、ビーニーなど",
  "search.kind-product": "商品",
  "search.kind-category": "カテゴリー",
  "search.kind-page": "ページ",
  "search.kind-blog": "ジャーナル",
  "search.kind-support": "ヘルプ",
  "search.kind-athlete": "チーム",
  "search.suggestions": "候補",
  "search.questions": "検索ワード",
  "search.recent": "最近の検索",
  "search.popular-queries": "よく検索される言葉",
  "search.popular-products": "人気順",
  "search.all": "「{query}」のすべての結果",
  "search.forget": "消去",
  "search.suggested": { other: "候補 {count} 件" },
} satisfies TextsLike<typeof en>;
