import * as g from "./groups.ts";
import { judge } from "./judgement.ts";

/** Italian questions. */
export const italian = [
  judge("tavola snowboard", [...g.boards, "c:snowboards"]),
  judge("giacca", g.jackets, ["loft-60-jacket", "c:outerwear"]),
  judge("pantaloni", [...g.pants, "c:outerwear"]),
  judge("scarponi", [...g.boots, "c:boots"], ["drip-boot-bag"]),
  judge("scarponi donna", [...g.womensBoots, "c:womens-boots"]),
  judge(
    "attacchi",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge(
    "attacco",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge("guanti", [...g.gloves, "c:gloves"], g.mittens),
  judge("maschera", [...g.goggles, "c:goggles"], g.lenses),
  judge("casco", [...g.helmets, "c:helmets"]),
  judge("berretto", g.beanies, ["c:headwear"]),
  judge("calze", [...g.socks, "c:headwear"]),
  judge("zaino", g.packs),
  judge("pala", "trench-shovel", ["three-things-safety-set"]),
  judge("sciolina", [...g.wax, "c:tools"], ["saturday-tuning-kit", "plain-scraper", "mane-horsehair-brush"]),
  judge("passamontagna", g.balaclavas),
];
