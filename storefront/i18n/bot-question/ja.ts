import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "{left}たす{right}はいくつですか？",
  "question.hint": "答えを数字で入力してください。ロボットはここまで来ることがほとんどありません。",
  "question.wrong": "答えが違うか、時間が経ちすぎました。別の問題です。",
  "number.2": "二",
  "number.3": "三",
  "number.4": "四",
  "number.5": "五",
  "number.6": "六",
  "number.7": "七",
  "number.8": "八",
  "number.9": "九",
} satisfies TextsLike<typeof en>;
