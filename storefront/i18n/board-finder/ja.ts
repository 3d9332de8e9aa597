import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "自分のボードを探す",
  "finder.intro": "質問は四つ。答えられるものだけで、合うボードとその理由がわかります。",
  "finder.riding": "おもにどこを滑りますか",
  "finder.level": "レベルは",
  "finder.weight": "体重（{unit}）",
  "finder.boot": "ブーツのサイズ",
  "finder.any": "選択",
  "finder.show": "合うボードを見る",
  "finder.about-length": "長さ約 {length} cm",
  "finder.about-waist": "ウエスト約 {waist} cm",
  "finder.about": "長さ約 {length} cm、ウエスト {waist} cm",
  "finder.found": { other: "合うボード：{count}本" },
  "finder.before": "質問にひとつ答えると、ここにボードが並びます。",
  "finder.none": "すべてに合うボードはありません。",
  "finder.none.text": "質問を一つ空けると見つかります。",
  "finder.size": "長さ {size}",
  "finder.see": "ボードを見る",
  "finder.change": "答えを変える",
  "finder.popular": "人気のボード",
  "finder.near": "近いボード",
  "finder.why.riding": "{riding}：10点中{points}点",
  "finder.why.weight": "対象体重 {from}–{to} {unit}（あなたは {weight}）",
  "finder.why.level": "対象：{levels}",
} satisfies TextsLike<typeof en>;
