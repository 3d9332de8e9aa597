/** Japanese; as en.ts. */
export const japanese = `
boards: スノーボード; スノボ; スノーボード板; 板; ボード; スノボ 板; スノーボード 通販; snowboard
allMountain: オールマウンテン; オールマウンテン ボード; オールマウンテン 板
freestyle: フリースタイル; フリースタイル ボード; パーク ボード; パーク 板
freeride: パウダーボード; フリーライド; パウダー 板; 新雪 ボード; フリーライド ボード
carving: カービング; カービングボード; カービング 板
splitboards: スプリットボード; スプリット ボード; splitboard
kidsBoards: キッズ スノーボード; 子供 スノーボード; ジュニア ボード; キッズ 板; 子供用 ボード
womensBoards&boards: レディース スノーボード; 女性 ボード; ウィメンズ 板; レディース 板
beginnerBoards: 初心者 スノーボード; ビギナー ボード; 初級 ボード; 初心者 板; 初心者向け スノーボード
boards&new: 新作 スノーボード; 新着 ボード; 新作 板
boards&sale: スノーボード セール; セール 板; 板 アウトレット; スノーボード 割引
boards&size154: スノーボード 154; 154 板; ボード 154cm; 板 154cm
boards&size158W: スノーボード 158 ワイド; 158W; 158ワイド 板
boots: ブーツ; スノーボードブーツ; スノボブーツ; スノーブーツ; スノーボード ブーツ; スノボ 靴; ぶーつ; boots
mensBoots: メンズ ブーツ; 男性 ブーツ; スノーボードブーツ メンズ; メンズブーツ
womensBoots: レディース ブーツ; 女性 ブーツ; スノーボードブーツ レディース; レディースブーツ
kidsBoots: キッズ ブーツ; 子供 ブーツ; ジュニア ブーツ; キッズブーツ
boots&sale: ブーツ セール; セール ブーツ; ブーツ アウトレット
boots&new: 新作 ブーツ; ブーツ 新着
boots&size42: ブーツ 27cm; ブーツ 27; ブーツ 42
womensBoots&size40: レディース ブーツ 25cm; レディース ブーツ 25
bindings: ビンディング; バインディング; スノーボード ビンディング; スノボ ビンディング; binding
freestyleBindings: フリースタイル ビンディング; パーク ビンディング
splitBindings: スプリット ビンディング; スプリットボード ビンディング
kidsBindings: キッズ ビンディング; 子供 ビンディング; ジュニア ビンディング
jackets: ジャケット; スノーボードジャケット; スキージャケット; スノボ ジャケット; アウター; 上着; 防水 ジャケット
jackets&sale: ジャケット セール; セール ジャケット
pants: パンツ; スノーボードパンツ; スキーパンツ; スノーパンツ; スノボ パンツ; ズボン
bibs: ビブパンツ; ビブ
baseTops leggings: ベースレイヤー; インナー; アンダーウェア; 肌着
kindling-fleece: フリース; フリースジャケット
campfire-hoodie: パーカー; フーディー
gloves mittens: グローブ; 手袋; スノーボードグローブ; スキーグローブ; スノボ グローブ; 暖かい 手袋
mittens: ミトン; ミット; ミトン 手袋
goggles: ゴーグル; スノーボードゴーグル; スキーゴーグル; スノーゴーグル; スノボ ゴーグル
lenses: スペアレンズ; 交換レンズ; レンズ
helmets: ヘルメット; スキーヘルメット; スノーボードヘルメット; スノボ ヘルメット
runt-helmet: キッズ ヘルメット; 子供 ヘルメット
beanies: ビーニー; ニット帽; 帽子; ニットキャップ
balaclavas: バラクラバ; フェイスマスク; 目出し帽
socks: ソックス; 靴下; スノーボードソックス; スキーソックス; くつした
packs: バックパック; リュック; リュックサック; スノボ リュック
boardBags: ボードバッグ; ボードケース; スノーボードバッグ; 板 ケース
drip-boot-bag: ブーツバッグ; ブーツケース
beacons: ビーコン; 雪崩ビーコン; アバランチビーコン
trench-shovel: ショベル; スコップ; シャベル
wax: ワックス; スノーボードワックス; 板 ワックス
gift-card: ギフトカード; ギフト券; 商品券
support:returns: 返品; 返品方法; 返品したい; 返却
support:shipping: 送料; 配送; 配送料; 送料無料; 配達
support:size-guide: サイズ表; サイズガイド; サイズ選び; ブーツ サイズ表
support:track-a-parcel page:own-order-status: 荷物 追跡; 追跡; 追跡番号; 注文状況
support:warranty support:warranty-claim: 保証; 保証期間
support:paying: 支払い方法; お支払い; クレジットカード
page:own-contact: お問い合わせ; 連絡先; 電話番号; 問い合わせ
page:own-stores store:*: 店舗; 店舗検索; 取扱店; 営業時間
support:board-length: 板の長さ; ボードの長さ; 板 長さ
support:change-an-order: キャンセル; 注文キャンセル
support:exchange-a-size: 交換; サイズ交換
`;
