import type { FastifyReply, FastifyRequest } from "fastify";
import { priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { originOf } from "#platform/http/origin.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { PageTarget } from "#storefront/render/make-pages.ts";
import type { PageServices, ShopModule } from "#storefront/render/page-services.ts";

/** A request for a page whose locale is known, with everything needed to serve it. */
export type PageRequest = {
  site: PageServices;
  shop: ShopModule;
  request: FastifyRequest;
  reply: FastifyReply;
  target: PageTarget;
  context: PageContext;
  /** The query as sent, with its "?", or an empty string. */
  search: string;
  /** Whether a script requests the page's data. */
  isPayload: boolean;
};

/** Builds the context of this request's page. `path` is below the locale. */
export async function contextOf(
  site: PageServices,
  request: FastifyRequest,
  locale: Locale,
  path: string,
  query: URLSearchParams,
  params: Record<string, string>,
): Promise<PageContext> {
  const { services } = site;
  const origin = originOf(request, services.config.PUBLIC_URL);
  const { title: brand, shopping } = await (await site.shop()).loadBrand(services, locale);
  const region = shopping ? priceRegionOf(locale, await request.visit.proRegion()) : null;
  const discount = (await request.visit.discountIn(region)) ?? undefined;
  return { services, locale, brand, region, discount, params, query, origin, path };
}
