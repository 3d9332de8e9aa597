import { type BrandOf, defaultBrand } from "#commerce/shared/email/brand.ts";
import { unnamedShop } from "#commerce/shared/store-data/shop-name.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { drawnLogo, mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";

/**
 * The brand of emails from content, in each locale (specification 3.5). An email never waits for content that cannot be
 * loaded: it then shows the sender of MAIL_FROM.
 */
export const emailBrandOf =
  ({ content, cache, config, log }: Pick<Services, "content" | "cache" | "config" | "log">): BrandOf =>
  async (locale) => {
    try {
      const brand = await loadBrand({ config, content, cache }, locale);
      const { displayName, logoDark, contact, accent, emailFooter } = brand;
      const logo = logoDark || brand.logo;
      const origin = config.PUBLIC_URL || `http://localhost:${config.PORT}`;
      const address = mediaUrl(config.MEDIA_URL, logo, { h: 64, fmt: "png" });
      return {
        name: displayName,
        ...(logo && logo !== drawnLogo && { logo: address.startsWith("/") ? origin + address : address }),
        // A logo from content was always shown on the dark bar.
        ...(config.look?.logo && { isLogoDark: logoDark !== "" }),
        ...(accent && { accent }),
        contact: [...footOf(displayName, emailFooter, contact.address), ...(contact.phone ? [contact.phone] : [])],
      };
    } catch (error) {
      log.error({ err: error }, "the brand settings failed to load: an email goes out without them");
      return {
        ...defaultBrand,
        name: config.SHOP_NAME || senderIn(config.MAIL_FROM) || unnamedShop(config.PUBLIC_URL),
      };
    }
  };

/**
 * The merchant's own sender lines replace the address from content. The shop's name is left out, because it already
 * stands above.
 */
const footOf = (name: string, said: readonly string[], address: readonly string[]): readonly string[] =>
  said.length === 0 ? address : said[0] === name ? said.slice(1) : said;

/** "Firn" from "Firn <shop@firn.example>". */
const senderIn = (from: string): string => /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? "";
