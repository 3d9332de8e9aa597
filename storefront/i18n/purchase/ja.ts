import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "{dates}にお届け",
  "purchase.express": "速達：{dates}",
  "purchase.free": "送料無料",
  "purchase.freeFrom": "{amount}以上で送料無料",
  "purchase.return": "{date}まで返品できます",
  "purchase.collect": { other: "{count}店舗で受け取り：{dates}に準備完了" },
  "purchase.shelf": "店頭にあります",
  "purchase.shelfAll": "全サイズ",
  "purchase.shelfSome": "{of}サイズ中{some}サイズ",
  "purchase.shelfMore": { other: "ほか{count}店舗" },
  "purchase.setup": "セットでそろえる",
  "purchase.setupMatched": "取り付け、フレックス、レベルがそろっています。選ぶのはサイズだけ。",
  "purchase.setupWorn": "一緒に身につけるためにつくりました。選ぶのはサイズだけ。",
  "purchase.total": "合計",
  "purchase.kept": "{money}お得です。",
  "purchase.addAll": "{all}点まとめてカートに入れる",
  "purchase.size": "サイズを選ぶ",
  "purchase.missing": "それぞれのサイズを選んでください。",
  "purchase.sheet": "サイズは？",
  "purchase.addOne": "{size}をカートに追加 · {price}",
  "purchase.count": "{number} / {all}",
  "purchase.zoomIn": "拡大",
  "purchase.zoomOut": "縮小",
  "purchase.ordered": "ご注文",
} satisfies TextsLike<typeof en>;
