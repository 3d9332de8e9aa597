import { type BrandOf, defaultBrand } from "#commerce/shared/email/brand.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";
import { drawnLogo } from "#storefront/layout/layout-data.ts";

/**
 * The brand of emails as content has it in each locale (specification 3.5). An email never waits for content that is away:
 * then it is from whom MAIL_FROM names.
 */
export const emailBrandOf =
  ({ content, cache, config, log }: Pick<Services, "content" | "cache" | "config" | "log">): BrandOf =>
  async (locale) => {
    try {
      const brand = await loadBrand({ config, content, cache }, locale);
      const { displayName, logoDark, contact, accent, letterFoot } = brand;
      const logo = logoDark || brand.logo;
      const origin = config.PUBLIC_URL || `http://localhost:${config.PORT}`;
      const address = mediaUrl(config.MEDIA_URL, logo, { h: 64, fmt: "png" });
      return {
        name: displayName,
        ...(logo && logo !== drawnLogo && { logo: address.startsWith("/") ? origin + address : address }),
        // Content's own logo was always shown on the dark bar.
        ...(config.look?.logo && { isLogoDark: logoDark !== "" }),
        ...(accent && { accent }),
        contact: [...footOf(displayName, letterFoot, contact.address), ...(contact.phone ? [contact.phone] : [])],
      };
    } catch (error) {
      log.error({ err: error }, "the brand settings failed to load: an email goes out without them");
      return { ...defaultBrand, name: config.SHOP_NAME || senderIn(config.MAIL_FROM) || defaultBrand.name };
    }
  };

/** Who the merchant says they are comes before what content says of where they are; the shop's name stands before it already. */
const footOf = (name: string, said: readonly string[], address: readonly string[]): readonly string[] =>
  said.length === 0 ? address : said[0] === name ? said.slice(1) : said;

/** "Firn" of "Firn <shop@firn.example>". */
const senderIn = (from: string): string => /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? "";
