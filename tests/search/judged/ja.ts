import * as g from "./groups.ts";
import { judge } from "./judgement.ts";

/** Japanese questions. */
export const japanese = [
  judge("スノーボード", [...g.boards, "c:snowboards"]),
  judge("ゴーグル", [...g.goggles, "c:goggles"], g.lenses),
  judge("ヘルメット", [...g.helmets, "c:helmets"]),
  judge("グローブ", [...g.gloves, "c:gloves"], g.mittens),
  judge("手袋", [...g.gloves, ...g.mittens, "c:gloves"]),
  judge("ブーツ", [...g.boots, "c:boots"], ["drip-boot-bag"]),
  judge("レディース ブーツ", [...g.womensBoots, "c:womens-boots"]),
  judge("ジャケット", g.jackets, ["loft-60-jacket", "c:outerwear"]),
  judge(
    "バインディング",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge("初心者 ボード", g.beginnerBoards),
  judge("snowboard", [...g.boards, "c:snowboards"]),
  judge("ぶーつ", [...g.boots, "c:boots"]),
];
