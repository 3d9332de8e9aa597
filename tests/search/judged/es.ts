import * as g from "./groups.ts";
import { judge } from "./judgement.ts";

/** Spanish questions. */
export const spanish = [
  judge("tabla de snowboard", [...g.boards, "c:snowboards"]),
  judge("chaqueta", g.jackets, ["loft-60-jacket", "c:outerwear"]),
  judge("pantalón", [...g.pants, "c:outerwear"]),
  judge("pantalones", [...g.pants, "c:outerwear"]),
  judge("botas", [...g.boots, "c:boots"], ["drip-boot-bag"]),
  judge("botas mujer", [...g.womensBoots, "c:womens-boots"]),
  judge("botas niño", [...g.kidsBoots, "c:kids-boots"]),
  judge(
    "fijaciones",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge("guantes", [...g.gloves, "c:gloves"], g.mittens),
  judge("gafas", [...g.goggles, "c:goggles"]),
  judge("casco", [...g.helmets, "c:helmets"]),
  judge("gorro", g.beanies, ["c:headwear"]),
  judge("pasamontañas", g.balaclavas),
  judge("calcetines", [...g.socks, "c:headwear"]),
  judge("mochila", g.packs),
  judge("pala", "trench-shovel", ["three-things-safety-set"]),
  judge("cera", [...g.wax, "c:tools"], ["saturday-tuning-kit", "plain-scraper", "mane-horsehair-brush"]),
  judge("chaqueta hombre", g.jackets, ["loft-60-jacket", "c:outerwear", "c:mens-boots"]),
];
