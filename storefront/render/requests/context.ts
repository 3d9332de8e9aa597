import type { FastifyRequest } from "fastify";
import { priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { originOf } from "#platform/http/origin.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { PageServices } from "#storefront/render/page-services.ts";

/** What a page of this request is made with. `path` stands below the locale. */
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
