import type { Hero, HomeContent, PageLink, Story, Strip, Tile } from "./home-view.ts";

/** An editor's page may lack what the parts need: what is not whole is left out, and the page stays. */
export function completeSections({ hero, tiles, story, pro, rack }: Partial<HomeContent>): {
  hero?: Hero;
  tiles?: Tile[];
  story?: Story;
  pro?: Strip;
  rackLink?: PageLink;
} {
  const whole = Array.isArray(tiles) ? tiles.filter((tile) => has(tile, "image", "title", "path")) : [];
  return {
    hero: has(hero, "image", "title") && leads(hero.link) ? { ...hero, tone: hero.tone ?? "light" } : undefined,
    tiles: whole.length > 0 ? whole.map((tile) => ({ ...tile, tone: tile.tone ?? "light" })) : undefined,
    story: has(story, "image", "title") && leads(story.link) ? story : undefined,
    pro: has(pro, "title") && leads(pro.link) ? pro : undefined,
    rackLink: leads(rack?.link) ? rack?.link : undefined,
  };
}

const leads = (link: PageLink | null | undefined): boolean => has(link, "path", "label");

const has = <Part extends object>(part: Part | null | undefined, ...names: (keyof Part)[]): part is Part =>
  typeof part === "object" && part !== null && names.every((name) => typeof part[name] === "string" && part[name]);
