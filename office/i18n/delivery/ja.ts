export default {
  deliveryTrial: "住所を試す",
  deliveryTrialText:
    "価格地域ごとにゾーンは 1 つで、住所が 2 つのゾーンに入ることはありません。会計で表示される内容です。",
  trialCountry: "国",
  trialAmount: "商品の合計",
  trialProfessional: "プロ会員の注文",
  trialNone: "この国には販売していないため、配送できません。",
  trialOff: "ゾーンが停止中のため、配送できません。",
  trialNoMethod: "この金額に対応する配送方法がありません。",
  trialFree: "無料",
  wrapping: "ギフト包装",
};
