import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "最初の商品",
  setProductsText:
    "最初の商品を入力するか、まとめてファイルで取り込みます。価格と在庫があり、表示中の商品が販売されます。",
  setupGuide: "ショップの初期設定",
  setupStepOf: "ステップ {number} / {total}",
  saveGoOn: "保存して次へ",
  goOn: "次へ",
  finishSetup: "初期設定を完了",
  skipStep: "今はスキップ",
  stepBack: "戻る",
  stepSkipped: "スキップ",
  setupOver: "以上です。不足しているものはホームに表示されます。",
  typeProduct: "商品を入力",
  bringFile: "ファイル（CSV）を取り込む",
  loadDemoProducts: "デモの商品を読み込む",
  demoProductsHint:
    "160点以上のスノーボード、ブーツ、ビンディング、アクセサリーを価格・画像・文章つきで読み込み、ショップの見た目を確認できます。インポートは元に戻せます。",
  makeCategories: "カテゴリーを作成",
} satisfies TextsLike<typeof en>;
