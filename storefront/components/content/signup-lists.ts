import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { appliesTo } from "#storefront/components/content/regions.ts";

/** The lists a visitor can sign up for in a region (specification 3.6). */
export type SignupSettings = { lists: string[]; copy: string; backInStock: boolean };

type Content = { lists?: string[]; copy?: string; back_in_stock_notifications?: boolean; regions?: string[] };

/**
 * Returns the first settings entry that names the region, or else the first for all regions. Without one, only the news
 * list is offered.
 */
export async function signupSettings({ content }: Pick<Services, "content">, locale: Locale): Promise<SignupSettings> {
  const entries = await content.all<Content>("email_signup_settings", locale.contentLocale);
  const own = entries.find(({ data }) => data.regions?.length && appliesTo(data, locale));
  const { data } = own ?? entries.find((entry) => !entry.data.regions?.length) ?? { data: {} as Content };
  return {
    lists: data.lists?.length ? data.lists : ["news"],
    copy: data.copy ?? "",
    backInStock: data.back_in_stock_notifications ?? true,
  };
}
