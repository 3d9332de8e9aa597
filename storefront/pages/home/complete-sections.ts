import { ancestorsOf, type CategoryView } from "#storefront/components/category/categories.ts";
import type { Fact, Hero, HomeContent, PageLink, Story, Strip, Tile } from "./home-view.ts";

/** Leaves out sections of an editor's page that lack a required field, so that the rest of the page is still shown. */
export function completeSections(
  { hero, tiles, facts, story, pro, rack }: Partial<HomeContent>,
  categories: readonly CategoryView[] = [],
): {
  hero?: Hero;
  tiles?: Tile[];
  facts?: Fact[];
  story?: Story;
  pro?: Strip;
  rackLink?: PageLink;
} {
  const given = Array.isArray(tiles) ? tiles.map((tile) => asCategory(tile, categories)) : tilesOf(categories);
  const told = Array.isArray(facts) ? facts.filter((fact) => has(fact, "title", "path")) : [];
  const whole = given.filter((tile) => has(tile, "image", "title", "path"));
  return {
    hero: has(hero, "image", "title") && leads(hero.link) ? { ...hero, tone: hero.tone ?? "light" } : undefined,
    tiles: whole.length > 0 ? whole.map((tile) => ({ ...tile, tone: tile.tone ?? "light" })) : undefined,
    facts: told.length > 0 ? told.map((fact) => ({ ...fact, text: fact.text ?? "" })) : undefined,
    story: has(story, "image", "title") && leads(story.link) ? story : undefined,
    pro: has(pro, "title") && leads(pro.link) ? pro : undefined,
    rackLink: leads(rack?.link) ? rack?.link : undefined,
  };
}

/** Fills in the picture and title of a tile that links to a category, where content gives none. */
function asCategory(tile: Partial<Tile> | null, categories: readonly CategoryView[]): Tile {
  const uid = /^\/c\/(?:.+\/)?([^/?]+)$/.exec(tile?.path ?? "")?.[1];
  const category = uid === undefined ? undefined : ancestorsOf(categories, uid).at(-1);
  const own = { ...tile, text: tile?.text ?? "" } as Tile;
  if (!category) return own;
  const isOwn = Boolean(own.image);
  return {
    ...own,
    title: own.title || category.title,
    ...(!isOwn && category.tile && { image: category.tile, tone: "product" as const }),
  };
}

/** The tiles when content has none: the shop's categories that have a picture. */
const tilesOf = (categories: readonly CategoryView[]): Tile[] =>
  categories.flatMap(({ tile, title, description, path }) =>
    tile ? [{ image: tile, tone: "product", title, text: description.split("\n")[0]?.slice(0, 120) ?? "", path }] : [],
  );

const leads = (link: PageLink | null | undefined): boolean => has(link, "path", "label");

const has = <Part extends object>(part: Part | null | undefined, ...names: (keyof Part)[]): part is Part =>
  typeof part === "object" && part !== null && names.every((name) => typeof part[name] === "string" && part[name]);
