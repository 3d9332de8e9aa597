import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import { loadBrand, type SocialLink } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts, loadOverrides } from "#storefront/app/display-texts.ts";
import type { Services } from "#storefront/app/services.ts";
import { ancestorsOf, type CategoryView, loadCategories } from "#storefront/components/category/categories.ts";
import { storiesByCategory } from "#storefront/components/category/category-story.ts";
import type { LinkView } from "#storefront/components/content/link-object.ts";
import { appliesTo, type ContentAudience, type Regional } from "#storefront/components/content/regions.ts";
import { marksView, type PaymentMarks } from "#storefront/components/payment-marks/marks-view.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import type { NavItem } from "./nav-item.ts";
import { type NavEntry, readNavItem, shortcutsIn } from "./navigation.ts";

export type SecondaryLink = { title: string; link: LinkView };

/** The data of header and footer. It is the same on every page of a locale, so it is part of the cached HTML. */
export type LayoutData = {
  nav: NavItem[];
  /** Links beside or below the main navigation. When empty, the shop's own links are shown. */
  secondary: SecondaryLink[];
  alerts: string[];
  /** The country's name in the visitor's language, and the language's own name for itself. */
  country: string;
  language: string;
  social: SocialLink[];
  /** The media id of the logo; absent when the name is written. */
  logo?: string;
  /** The logo for dark backgrounds. */
  logoDark?: string;
  /** The merchant's accent colour, "#rrggbb". */
  accent?: string;
  shopping: boolean;
  siteSearch: boolean;
  /** Set where visitors are asked for consent. `tagManager` is the container's id, or "" when there is none (7.13). */
  consent?: { tagManager: string };
  /** The accepted payment marks. */
  marks?: PaymentMarks | undefined;
  /**
   * Texts from content that replace the shop's display texts (specification 3.7), and texts used only in some regions
   * or shops.
   */
  words: Partial<Texts & AreaTexts<"prices"> & Pick<AreaTexts<"saved-cards">, "cards.title">>;
};

type Reference = { uid: string }[];
type Alert = Regional & { text: string };
type Header = {
  main_nav?: Reference;
  secondary_nav?: Reference;
  /** References to alerts, or the alerts themselves. */
  top_alert?: (Partial<Alert> & { uid?: string })[];
  social?: SocialLink[];
};
type BannerEntry = { background?: { amplience_id?: string } };

/** The place for which the layout data is loaded. Professionals see their own content. */
type LayoutLocale = Locale & ContentAudience;

/** Loads the layout data of a locale, and of professionals there, from published content and the category tree. */
export const loadLayoutData = (
  services: Services,
  locale: Locale,
  region: PriceRegion | null = null,
): Promise<LayoutData> =>
  services.cache.read(`layout ${locale.code} ${region}`, () => readLayoutData(services, { ...locale, region }));

async function readLayoutData(services: Services, locale: LayoutLocale): Promise<LayoutData> {
  const { content, log } = services;
  const [headers, categories, brand, overrides, priceTexts, cards] = await Promise.all([
    content.all<Header>("header", locale.contentLocale),
    loadCategories(services, locale),
    loadBrand(services, locale),
    loadOverrides({ services, locale }),
    termsOf(locale.region ?? null).arePricesWithTax ? loadAreaTexts("prices", { services, locale }) : null,
    services.payments?.savedCards ? loadAreaTexts("saved-cards", { services, locale }) : null,
  ]);
  const words = { ...overrides, ...priceTexts, ...(cards && { "cards.title": cards["cards.title"] }) };
  const header = headers[0]?.data ?? {};
  // Missing header content is only logged (section 8).
  if (headers.length === 0) log.warn({ locale: locale.code }, "header content: No Results");
  const [named, secondary, alerts] = await Promise.all([
    navFromContent(services, locale, header.main_nav ?? [], categories),
    secondaryLinks(services, locale, header.secondary_nav ?? []),
    alertsFor(services, locale, header.top_alert ?? []),
  ]);
  if (header.main_nav?.length && named.length === 0)
    log.warn({ locale: locale.code }, "header content: No Region Match");
  const nav = named.length > 0 ? named : categories.map((category) => navItem(category));
  const { shopping, siteSearch } = brand;
  const { TAG_MANAGER_ID: tagManager, CONSENT_DIALOG } = services.config;
  const consent = tagManager || CONSENT_DIALOG === "on" ? { tagManager } : undefined;
  const marks = shopping ? marksView(services, locale.country) : undefined;
  const own = {
    logo: brand.logo || undefined,
    logoDark: brand.logoDark || undefined,
    accent: brand.accent || undefined,
  };
  const social = brand.social.length > 0 ? brand.social : (header.social ?? []);
  return { nav, secondary, alerts, social, ...own, marks, shopping, siteSearch, consent, words, ...namesOf(locale) };
}

/** The category's tile picture is shown in its menu sheet, unless content has another banner. */
const navItem = ({ children, tile, ...category }: CategoryView, more: Partial<NavItem> = {}): NavItem => ({
  ...navLink(category),
  ...(tile && { banner: { image: tile, title: category.title, path: category.path } }),
  children: children.map(navLink),
  ...more,
});

const navLink = ({ title, path, menuImage }: Pick<CategoryView, "title" | "path" | "menuImage">) => ({
  title,
  path,
  ...(menuImage && { image: menuImage }),
});

const entriesOf = ({ content }: Services, locale: LayoutLocale, items: Reference) =>
  content.byUids<NavEntry>(
    "main_nav",
    items.map(({ uid }) => uid),
    locale.contentLocale,
  );

/** Builds the navigation from the header's content, in its order, with banners: categories, and links of any kind. */
async function navFromContent(
  services: Services,
  locale: LayoutLocale,
  items: Reference,
  categories: CategoryView[],
): Promise<NavItem[]> {
  const [entries, stories] = await Promise.all([
    entriesOf(services, locale, items),
    storiesByCategory(services, locale),
  ]);
  const bannerUids = [...entries.values()].flatMap(({ data }) => data.link?.banner?.[0]?.uid ?? []);
  const banners = await services.content.byUids<BannerEntry>("banner", bannerUids, locale.contentLocale);
  return items.flatMap(({ uid }) => {
    const entry = entries.get(uid);
    if (!entry || !appliesTo(entry.data, locale)) return [];
    const { link } = entry.data;
    const category = ancestorsOf(categories, link?.internal_link?.[0]?.uid ?? "").at(-1);
    if (!category) return readNavItem(entry) ?? [];
    const image = banners.get(link?.banner?.[0]?.uid ?? "")?.data.background?.amplience_id;
    const story = stories.get(category.uid);
    const banner = image
      ? { image, title: story?.title ?? category.title, path: story?.path ?? category.path }
      : undefined;
    const shortcuts = shortcutsIn(entry.data.shortcuts, category.path);
    const named = (entry.data.children ?? []).flatMap((child) => ancestorsOf(categories, child.uid).slice(-1));
    const children = named.length > 0 ? named : category.children;
    const item = { ...category, title: link?.title || category.title, children };
    return [navItem(item, { ...(banner && { banner }), shortcuts })];
  });
}

async function secondaryLinks(services: Services, locale: LayoutLocale, items: Reference): Promise<SecondaryLink[]> {
  const entries = await entriesOf(services, locale, items);
  return items.flatMap(({ uid }) => {
    const entry = entries.get(uid);
    const item = entry && appliesTo(entry.data, locale) ? readNavItem(entry) : null;
    return item?.link ? [{ title: item.title, link: item.link }] : [];
  });
}

async function alertsFor({ content }: Services, locale: LayoutLocale, items: NonNullable<Header["top_alert"]>) {
  const uids = items.flatMap(({ uid, text }) => (uid && text === undefined ? [uid] : []));
  const entries = await content.byUids<Partial<Alert>>("top_alert", uids, locale.contentLocale);
  const alerts = items.map((item) => entries.get(item.uid ?? "")?.data ?? item);
  return alerts.flatMap((alert) => (alert.text && appliesTo(alert, locale) ? [alert.text] : []));
}

/** Formatted only on the server, because browsers and Node may spell a country differently. */
function namesOf({ country, language, intl }: Locale): Pick<LayoutData, "country" | "language"> {
  const regions = new Intl.DisplayNames(intl, { type: "region", fallback: "code" });
  const languages = new Intl.DisplayNames(language, { type: "language" });
  const spoken = languages.of(language) ?? language;
  return {
    country: country === "global" ? "Global" : (regions.of(country.toUpperCase()) ?? country),
    language: spoken.charAt(0).toUpperCase() + spoken.slice(1),
  };
}
