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
      const { displayName, logo, contact } = await loadBrand({ config, content, cache }, locale);
      const origin = config.PUBLIC_URL || `http://localhost:${config.PORT}`;
      const address = mediaUrl(config.MEDIA_URL, logo, { h: 64, fmt: "png" });
      return {
        name: displayName,
        ...(logo && logo !== drawnLogo && { logo: address.startsWith("/") ? origin + address : address }),
        contact: [...contact.address, ...(contact.phone ? [contact.phone] : [])],
      };
    } catch (error) {
      log.error({ err: error }, "the brand settings failed to load: an email goes out without them");
      return { ...defaultBrand, name: config.SHOP_NAME || senderIn(config.MAIL_FROM) || defaultBrand.name };
    }
  };

/** "Firn" of "Firn <shop@firn.example>". */
const senderIn = (from: string): string => /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? "";
