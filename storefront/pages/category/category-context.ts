import { fill } from "#commerce/shared/texts/rules.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { groupLink, groupsOfParent } from "#storefront/components/blocks/category-groups.ts";
import type { CategoryView } from "#storefront/components/category/categories.ts";
import { storiesByCategory } from "#storefront/components/category/category-story.ts";
import { crumbsOf, loadSections, type Section, saleLinks, salePath } from "#storefront/layout/sections.ts";
import { activeFilters } from "./active-filters.ts";
import type { CategoryPage } from "./category-view.ts";
import { type CategoryList, isSaleIn } from "./list.ts";

/** Where a category stands: its title, the ways up, down and beside it, and its story. */

export type CategoryContext = Awaited<ReturnType<typeof readCategoryContext>>;

/** Reads what stands around a category. `way` leads from the root to it. */
export async function readCategoryContext(
  context: PageContext,
  categories: CategoryView[],
  way: readonly CategoryView[],
) {
  const { services, locale } = context;
  const category = way.at(-1) as CategoryView;
  const [stories, groups, sections] = await Promise.all([
    storiesByCategory(services, locale),
    groupsOfParent(context, categories, category.uid),
    loadSections(context),
  ]);
  return { way, category, parent: way.at(-2), stories, groups, sections };
}

type CategoryFrame = Pick<
  CategoryPage,
  "title" | "isOnSale" | "intro" | "hero" | "crumbs" | "chips" | "groups" | "story" | "ending"
>;

/** Whether the list shows reduced products. */
export const isSale = ({ query }: CategoryList): boolean => isSaleIn(query);

/** Title, ways and story of this list. Introduction, picture and tiles stand above the unfiltered list only. */
export async function aroundOf(
  context: PageContext,
  place: CategoryContext,
  list: CategoryList,
): Promise<CategoryFrame> {
  const { category, parent, stories, sections } = place;
  const { texts, query } = list;
  const crumbs = crumbsOf(place.way, sections);
  const { title = category.title } = crumbs.at(-1) ?? {};
  const isPlain = query.page === 1 && activeFilters(query).length === 0;
  const isOnSale = isSale(list);
  const storyOf = (which: string) => stories.get(category.uid + which) ?? (parent && stories.get(parent.uid + which));
  // The title of a list of reduced products says so. A sub-category's title is worded differently, because only the
  // categories above it say what it contains.
  const saleTitle = texts[crumbs.length > 1 ? "category.on-sale-within" : "category.on-sale"];
  return {
    title: isOnSale ? fill(saleTitle, { title }) : title,
    isOnSale,
    intro: isOnSale
      ? [texts["catalogue.sale-line"]]
      : isPlain
        ? category.description.split(/\n+/).filter((line) => line.trim() !== "")
        : [],
    hero: isPlain ? category.hero : null,
    crumbs: crumbs.slice(0, -1),
    ...(isOnSale ? await saleWays(context, place, list) : waysDown(place, isPlain)),
    story: isPlain && !isOnSale ? storyOf("") : undefined,
    ending: isOnSale || activeFilters(query).length === 0 ? storyOf("-end") : undefined,
  };
}

/** When sub-categories have pictures, the unfiltered list shows them as tiles; a filtered list shows chips. */
function waysDown(
  { category, parent, groups, sections }: CategoryContext,
  isPlain: boolean,
): Pick<CategoryFrame, "chips" | "groups"> {
  const { path, children } = category;
  if (isPlain && children.some(({ tile }) => tile))
    return { chips: [], groups: [{ title: "", links: children.map(groupLink), layout: [] }, ...groups] };
  // A category without sub-categories has those of a line that content defines for it and that names it, else its
  // siblings.
  const line = groups.find(({ layout, links }) => layout.includes("row") && links.some((link) => link.path === path));
  const all = children.length > 0 ? children : (line?.links ?? parent?.children ?? []);
  // What the navigation names beside this category is not a part of it there.
  const chips = line
    ? all
    : all.filter((chip) => chip.path === path || !sections.some((one) => one.path === chip.path));
  return {
    chips: chips.map((chip) => ({ ...titled(chip), current: chip.path === path })),
    groups: withoutChips(groups, chips),
  };
}

/** Within the sale the chips lead to the other parts of the sale; this one's sub-categories follow under its name. */
async function saleWays(
  context: PageContext,
  { category: { path, title, children }, sections }: CategoryContext,
  { texts }: CategoryList,
): Promise<Pick<CategoryFrame, "chips" | "groups">> {
  const all = { title: texts["frame.view-all"], path: salePath(texts), current: false };
  const links = await saleLinks(context, [...sections, ...children.map(titled)]);
  const isSection = (link: Section) => sections.some((one) => link.path === `${one.path}?is=sale`);
  const below = links.filter((link) => !isSection(link));
  return {
    chips: [all, ...links.filter(isSection).map((link) => ({ ...link, current: link.path === `${path}?is=sale` }))],
    groups: below.length > 0 ? [{ title, links: below, layout: ["row"] }] : [],
  };
}

const titled = ({ title, path }: Section): Section => ({ title, path });

/** Leaves out groups' links that are already among the chips. */
const withoutChips = (groups: CategoryPage["groups"], chips: readonly { path: string }[]) =>
  groups
    .map((group) => ({ ...group, links: group.links.filter(({ path }) => !chips.some((chip) => chip.path === path)) }))
    .filter(({ links }) => links.length > 0);
