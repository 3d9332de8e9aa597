import * as g from "./groups.ts";
import { judge } from "./judgement.ts";

/** French questions. */
export const french = [
  judge("planche de snowboard", [...g.boards, "c:snowboards"]),
  judge("veste", g.jackets, ["loft-60-jacket", "c:outerwear"]),
  judge("pantalon", [...g.pants, "c:outerwear"]),
  judge("salopette", g.bibs, g.pants),
  judge("gants", [...g.gloves, "c:gloves"], g.mittens),
  judge("gants chauffants", "element-heated-glove"),
  judge("moufles", [...g.mittens, "c:gloves"]),
  judge("masque", [...g.goggles, "c:goggles"], g.lenses),
  judge("casque", [...g.helmets, "c:helmets"]),
  judge("casque enfant", "runt-helmet"),
  judge("bonnet", g.beanies, ["c:headwear"]),
  judge("cagoule", g.balaclavas),
  judge("tour de cou", "chimney-neck-tube"),
  judge("chaussettes", [...g.socks, "c:headwear"]),
  judge("sac à dos", g.packs),
  judge("sac a dos", g.packs),
  judge(
    "fixations",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge(
    "fixation",
    [...g.bindings, "c:bindings"],
    ["c:all-mountain-bindings", "c:freestyle-bindings", "c:split-bindings"],
  ),
  judge("boots femme", [...g.womensBoots, "c:womens-boots"]),
  judge("boots enfant", [...g.kidsBoots, "c:kids-boots"]),
  judge("pelle", "trench-shovel", ["three-things-safety-set"]),
  judge("dva", g.beacons),
  judge("fart", [...g.wax, "c:tools"], ["saturday-tuning-kit", "plain-scraper", "mane-horsehair-brush"]),
  judge("poudreuse", [...g.freeride, "c:freeride-snowboards"], g.splitboards),
  judge("débutant", g.beginnerBoards, [
    "day-pass-boot",
    "soft-landing-boot",
    "snowpea-boot",
    "growth-spurt-boot",
    "tadpole-boot",
    "footbridge-binding",
    "side-gate-binding",
    ...g.kidsBindings,
  ]),
];
