import type { Locale } from "#commerce/shared/regions/schema.ts";
import { unnamedShop } from "#commerce/shared/store-data/shop-name.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";
import type { Services } from "#storefront/app/services.ts";

/** The brand settings from content (specification 3.5), with defaults for missing values. */

export type SocialLink = { network: string; href: string };

/**
 * The pages that have a picture. Forms: account, new account, forgotten password, finding an order, newsletter,
 * contact, gift cards, and the two for professionals, which otherwise have the picture of the page about them. Pages shown when empty: cart, wishlist, what was viewed, and a search that found nothing.
 */
export type SceneName =
  | "account"
  | "create"
  | "password"
  | "order"
  | "letters"
  | "contact"
  | "gift_card"
  | "pro_create"
  | "pro_signup"
  | "empty_cart"
  | "empty_wishlist"
  | "empty_viewed"
  | "nothing_found";

export type OpeningHours = { days: string; opens: string; closes: string };

export type BrandSettings = {
  /** The suffix of every page's title. */
  title: string;
  displayName: string;
  siteUrl: string;
  /** The media id of the logo; "" for the drawn one. */
  logo: string;
  /** The logo for dark backgrounds; "" when there is none. */
  logoDark: string;
  /** The merchant's accent colour, "#rrggbb"; "" for the shop's own. */
  accent: string;
  /** The sender at the foot of emails. When empty, the contact address is shown there. */
  emailFooter: readonly string[];
  mediaAlias: string;
  /** `image` is the media id of the picture for shared links to pages without their own; "" for none. */
  seo: { title: string; description: string; image: string };
  social: SocialLink[];
  /** `city` and `timeZone` ("Europe/Vienna") apply to the opening hours; "" when content has none. */
  contact: { phone: string; address: string[]; city: string; timeZone: string; hours: OpeningHours[] };
  /** Whether the shop sells; otherwise it only shows products. */
  shopping: boolean;
  siteSearch: boolean;
  automatedRelatedProducts: boolean;
  productDataRefactor: boolean;
  /** The media id of the picture for search results without one. */
  searchFallbackImage: string;
  /** The media ids of the pictures beside forms; "" for none. */
  scenes: Record<SceneName, string>;
};

type Content = {
  site_url?: string;
  display_name?: string;
  media_alias?: string;
  brand_logo?: { amplience_id?: string };
  search_fallback_image?: { amplience_id?: string };
  form_scenes?: Partial<Record<SceneName, string>>;
  seo?: { title?: string; description?: string; og_image?: string };
  social_media?: SocialLink[];
  contact?: {
    phone?: string;
    address?: Record<"street" | "city" | "state" | "postal_code" | "country", string | undefined>;
    time_zone?: string;
    opening_hours?: { days_of_week?: string[]; opening_time?: string; closing_time?: string }[];
  };
  shopping?: boolean;
  site_search?: boolean;
  automated_related_products?: boolean;
  product_data_refactor?: boolean;
};

/** Parses the entry. Missing flags mean true. Pure. */
export function readBrand(title: string, data: Content, intl: string): BrandSettings {
  const { contact = {}, seo = {}, form_scenes = {} } = data;
  const { account = "", create, password, order, letters, contact: asking, gift_card } = form_scenes;
  const searchFallbackImage = data.search_fallback_image?.amplience_id ?? "";
  return {
    title,
    displayName: data.display_name || title,
    siteUrl: data.site_url ?? "",
    logo: data.brand_logo?.amplience_id ?? "",
    logoDark: "",
    accent: "",
    emailFooter: [],
    mediaAlias: data.media_alias || "firn",
    seo: {
      title: seo.title || title,
      description: seo.description ?? "",
      image: seo.og_image || searchFallbackImage,
    },
    social: (data.social_media ?? []).filter(({ network, href }) => network && href),
    contact: {
      phone: contact.phone ?? "",
      address: addressLines(contact.address, intl),
      city: contact.address?.city ?? "",
      timeZone: contact.time_zone ?? "",
      hours: (contact.opening_hours ?? []).flatMap((hours) => hoursOf(hours, intl) ?? []),
    },
    shopping: data.shopping ?? true,
    siteSearch: data.site_search ?? true,
    automatedRelatedProducts: data.automated_related_products ?? true,
    productDataRefactor: data.product_data_refactor ?? true,
    searchFallbackImage,
    scenes: {
      account,
      create: create || account,
      password: password || account,
      order: order || account,
      letters: letters || account,
      contact: asking || letters || account,
      gift_card: gift_card || account,
      pro_create: form_scenes.pro_create ?? "",
      pro_signup: form_scenes.pro_signup ?? "",
      empty_cart: form_scenes.empty_cart ?? "",
      empty_wishlist: form_scenes.empty_wishlist ?? "",
      empty_viewed: form_scenes.empty_viewed ?? "",
      nothing_found: form_scenes.nothing_found ?? "",
    },
  };
}

type Address = NonNullable<Content["contact"]>["address"];

function addressLines(address: Address, intl: string): string[] {
  if (!address) return [];
  const { street, city, state, postal_code, country } = address;
  const names = new Intl.DisplayNames(intl, { type: "region", fallback: "code" });
  const land = /^[a-z]{2}$/i.test(country ?? "") ? names.of((country ?? "").toUpperCase()) : country;
  const town = [[postal_code, city].filter(Boolean).join(" "), state].filter(Boolean).join(", ");
  return [street, town, land].filter((line): line is string => Boolean(line));
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const firstSunday = Date.UTC(2023, 0, 1);

type Hours = { days_of_week?: string[]; opening_time?: string; closing_time?: string };

/** "Mon – Fri" for consecutive days, "Mon, Sat" otherwise, in the visitor's language. */
function hoursOf({ days_of_week = [], opening_time, closing_time }: Hours, intl: string): OpeningHours | null {
  const days = days_of_week.map((day) => weekdays.indexOf(day)).filter((day) => day >= 0);
  if (days.length === 0 || !opening_time || !closing_time) return null;
  const short = dateFormat(intl, { weekday: "short", timeZone: "UTC" });
  const names = days.map((day) => short.format(new Date(firstSunday + day * 86_400_000)));
  const inARow = days.length > 2 && days.every((day, index) => index === 0 || day === ((days[index - 1] ?? 0) + 1) % 7);
  return {
    days: inARow ? `${names[0]} – ${names.at(-1)}` : names.join(", "),
    opens: opening_time,
    closes: closing_time,
  };
}

type Source = Pick<Services, "content" | "cache"> & {
  config?: Pick<Services["config"], "SHOP_NAME" | "look"> & Partial<Pick<Services["config"], "PUBLIC_URL">>;
};

/**
 * Loads the brand from content for a locale, cached until content changes. The merchant's own settings take precedence.
 */
export const loadBrand = (
  { config, content, cache }: Source,
  { contentLocale, intl }: Pick<Locale, "contentLocale" | "intl">,
): Promise<BrandSettings> => {
  const { SHOP_NAME: name = "", look, PUBLIC_URL } = config ?? {};
  return cache.read(`brand ${contentLocale} ${intl} ${name} ${JSON.stringify(look)}`, async () => {
    const [entry] = await content.all<Content>("brand_settings", contentLocale);
    const data = entry?.data ?? {};
    const title = name || entry?.title || unnamedShop(PUBLIC_URL);
    const brand = readBrand(title, { ...data, ...(name && { display_name: name }) }, intl);
    if (!look) return brand;
    const { accent, emailFooter } = look;
    const logos = look.logo || look.logoDark ? { logo: look.logo || look.logoDark, logoDark: look.logoDark } : {};
    return { ...brand, ...logos, accent, emailFooter };
  });
};
