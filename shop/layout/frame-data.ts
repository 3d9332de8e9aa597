import type { Locale } from "#commerce/regions/schema.ts";
import type { Services } from "#shop/frame/services.ts";
import { type CategoryView, loadCategories } from "#shop/parts/categories.ts";
import { storiesByCategory } from "#shop/parts/category-story.ts";

export type NavLink = { title: string; path: string };
export type NavBanner = { image: string; title: string; path: string };
export type NavItem = NavLink & { children: NavLink[]; banner?: NavBanner };
export type SocialLink = { network: string; href: string };

/** What header and footer show: the same on every page of a locale, so it goes into the cached HTML. */
export type FrameData = {
  nav: NavItem[];
  alerts: string[];
  /** The country's name in the visitor's language, and the language's own name. */
  country: string;
  language: string;
  social: SocialLink[];
};

type Regional = { regions?: string[] };
type Reference = { uid: string }[];
type Header = { main_nav?: Reference; top_alert?: (Regional & { text: string })[]; social?: SocialLink[] };
type NavEntry = Regional & { link?: { title?: string; internal_link?: Reference; banner?: Reference } };
type BannerEntry = { background?: { amplience_id?: string } };

/** The frame of a locale: published content and the category tree. */
export const loadFrame = (services: Services, locale: Locale): Promise<FrameData> =>
  services.kept.read(
    `frame ${locale.code}`,
    () => readFrame(services, locale),
    () => ["categories", "content"],
  );

async function readFrame(services: Services, locale: Locale): Promise<FrameData> {
  const { content } = services;
  const [headers, categories] = await Promise.all([
    content.all<Header>("header", locale.contentLocale),
    loadCategories(services, locale),
  ]);
  const header = headers[0]?.data ?? {};
  const named = await navFromContent(services, locale, header.main_nav ?? [], categories);
  const nav = named.length > 0 ? named : categories.map((category) => navItem(category));
  const alerts = (header.top_alert ?? []).filter((alert) => appliesTo(alert, locale)).map((alert) => alert.text);
  return { nav, alerts, social: header.social ?? [], ...namesOf(locale) };
}

const navItem = ({ title, path, children }: CategoryView, banner?: NavBanner): NavItem => ({
  title,
  path,
  children: children.map((child) => ({ title: child.title, path: child.path })),
  banner,
});

/** The categories that the header's content names, in its order, each with its banner. */
async function navFromContent(
  services: Services,
  locale: Locale,
  items: Reference,
  categories: CategoryView[],
): Promise<NavItem[]> {
  const { content } = services;
  const [entries, banners, stories] = await Promise.all([
    content.byUids<NavEntry>(
      "main_nav",
      items.map(({ uid }) => uid),
      locale.contentLocale,
    ),
    content.all<BannerEntry>("banner", locale.contentLocale),
    storiesByCategory(services, locale),
  ]);
  const pictures = new Map(banners.map(({ uid, data }) => [uid, data.background?.amplience_id]));
  return items.flatMap(({ uid }) => {
    const entry = entries.get(uid);
    const link = entry?.data.link;
    const category = categories.find((one) => one.uid === link?.internal_link?.[0]?.uid);
    if (!entry || !category || !appliesTo(entry.data, locale)) return [];
    const image = pictures.get(link?.banner?.[0]?.uid ?? "");
    const story = stories.get(category.uid);
    const banner = image
      ? { image, title: story?.title ?? category.title, path: story?.path ?? category.path }
      : undefined;
    return [navItem({ ...category, title: link?.title || category.title }, banner)];
  });
}

/** An empty list of regions means everywhere; a list names countries, map regions or shopping regions. */
const appliesTo = ({ regions }: Regional, locale: Locale): boolean =>
  !regions?.length ||
  regions.some((region) => [locale.country, locale.mapRegion, locale.shoppingRegion].includes(region));

/** Made on the server only: browsers and Node may spell a country differently. */
function namesOf({ country, language, intl }: Locale): Pick<FrameData, "country" | "language"> {
  const regions = new Intl.DisplayNames(intl, { type: "region", fallback: "code" });
  const languages = new Intl.DisplayNames(language, { type: "language" });
  const spoken = languages.of(language) ?? language;
  return {
    country: country === "global" ? "Global" : (regions.of(country.toUpperCase()) ?? country),
    language: spoken.charAt(0).toUpperCase() + spoken.slice(1),
  };
}
