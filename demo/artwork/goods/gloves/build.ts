/** How a glove is built. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";

export type Build = {
  cuff: "gauntlet" | "short" | "knit";
  back: "plain" | "ribs" | "quilt" | "armour";
  /** Liners and spring gloves have no strap. */
  strap: boolean;
};

const builds: readonly Build[] = [
  { cuff: "gauntlet", back: "quilt", strap: true },
  { cuff: "knit", back: "ribs", strap: true },
  { cuff: "short", back: "armour", strap: true },
  { cuff: "knit", back: "plain", strap: true },
];

/** One of four builds by seed. Facts of the cuff and the insulation take precedence. */
export function buildOf(e: Easel): Build {
  const build = builds[e.variant(4)] as Build;
  const said = e.facts.cuff;
  const cuff =
    said === "gauntlet" || said === "short" ? said : said === "knit" || said === "elastic" ? "knit" : build.cuff;
  const thin = cuff === "knit" && e.facts.insulation === "none";
  return { cuff, back: thin ? "plain" : build.back, strap: !thin };
}
