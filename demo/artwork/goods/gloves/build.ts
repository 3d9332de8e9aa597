/** What a glove is built like. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";

export type Build = {
  cuff: "gauntlet" | "short" | "knit";
  back: "plain" | "ribs" | "quilt" | "armour";
  /** Liners and spring gloves close with nothing. */
  strap: boolean;
};

const builds: readonly Build[] = [
  { cuff: "gauntlet", back: "quilt", strap: true },
  { cuff: "knit", back: "ribs", strap: true },
  { cuff: "short", back: "armour", strap: true },
  { cuff: "knit", back: "plain", strap: true },
];

/** One of four builds by seed; facts of the cuff and the insulation go before it. */
export function buildOf(e: Easel): Build {
  const build = builds[e.variant(4)] as Build;
  const said = e.facts.cuff;
  const cuff =
    said === "gauntlet" || said === "short" ? said : said === "knit" || said === "elastic" ? "knit" : build.cuff;
  const thin = cuff === "knit" && e.facts.insulation === "none";
  return { cuff, back: thin ? "plain" : build.back, strap: !thin };
}
