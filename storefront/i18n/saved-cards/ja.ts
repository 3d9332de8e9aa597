export default {
  "cards.title": "保存済みのカード",
  "cards.text":
    "お支払いの際に保存を選ばれたカードです。ご自身のご注文のお支払いにのみ使われます。カード番号は決済会社が保管し、当店では保管しません。",
  "cards.empty": "保存済みのカードはありません",
  "cards.empty.text": "お支払いの際にカード欄のチェックボックスを選ぶと、ここに表示されます。",
  "cards.expires": "有効期限 {date}",
  "cards.remove": "削除する",
  "cards.removed": "カードを削除しました。",
  "cards.silent": "現在カードを表示・変更できません。数分後にもう一度お試しください。",
};
