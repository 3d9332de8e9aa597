import { sharedPictureUrl } from "#storefront/app/media.ts";
import type { PageAnswer, PageContext, PrivateContext } from "#storefront/app/page.ts";
import type { Payload } from "#storefront/app/payload.ts";
import type { RenderedDocument } from "#storefront/render/document/document.ts";
import type { PageServices, ShopModule } from "#storefront/render/page-services.ts";
import type { Route } from "#storefront/routes.ts";

export type PageTarget = {
  route: Route | null;
  params: Record<string, string>;
  status: number;
  detail?: string | undefined;
};
export type ApiAnswer = { payload: Payload; until?: number | undefined };

/** Turns a matched route into a payload, and a payload into HTML. */
export function makePages(site: PageServices, shop: ShopModule) {
  /** Loads the page. A missing page becomes the error page with its status. */
  async function answer(target: PageTarget, context: PageContext): Promise<ApiAnswer> {
    if (!target.route) return missing(target.status, [], context, { ...target.params, detail: target.detail ?? "" });
    const load = shop.loaders.get(target.route.page);
    const result: PageAnswer = load
      ? await load(context as PrivateContext)
      : { kind: "page", props: {}, meta: { title: context.brand } };
    return finish(result, target, context);
  }

  async function finish(result: PageAnswer, target: PageTarget, context: PageContext): Promise<ApiAnswer> {
    if (result.kind === "redirect") {
      return { payload: { redirect: result.to, status: result.status ?? 302, query: result.query } };
    }
    if (result.kind === "missing") return missing(result.status, result.productIds ?? [], context);
    const { props, meta, status = 200, until } = result;
    const { page, layout, name } = target.route ?? { page: "error", layout: "default" as const };
    return { payload: { page, name, layout, status, props: props as object, meta }, until };
  }

  async function missing(
    status: number,
    productIds: number[],
    context: PageContext,
    more: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const load = shop.loaders.get("error");
    const params = { ...more, status: String(status), productIds: productIds.join(",") };
    const result =
      load && (await load({ ...context, params } as unknown as PrivateContext).catch((error) => report(error)));
    const bare = { props: { status }, meta: { title: context.brand }, status };
    const known = result?.kind === "page" ? { ...result, props: result.props as object } : bare;
    return {
      // A missing product whose error page cannot show recommendations is a plain missing page (specification 8).
      payload: {
        page: "error",
        layout: "default",
        status: known.status ?? status,
        props: known.props,
        meta: known.meta,
      },
    };
  }

  /** When the error page's own content fails, a simple error page is shown (specification 8). */
  function report(error: unknown): undefined {
    site.services.log.error({ err: error }, "the error page's content failed to load");
  }

  async function html(payload: Payload, context: PageContext, csrfToken?: string): Promise<RenderedDocument> {
    if ("redirect" in payload) throw new Error("A redirect has no HTML");
    const { locale, origin, services, brand } = context;
    // A preview must not be indexed.
    const canonicalPath = site.preview ? undefined : payload.meta.canonicalPath;
    const image = payload.meta.image ?? (canonicalPath && (await brandPicture(context)));
    const shown = { ...payload, meta: { ...payload.meta, canonicalPath, image } };
    return shop.renderPage({
      payload: shown,
      preview: site.preview,
      layoutData: await shop.loadLayoutData(services, locale, context.region),
      locale,
      brand,
      mediaBase: services.config.MEDIA_URL,
      origin,
      build: site.build.id,
      assets: site.build.assetsOf(payload.page, locale.language),
      csrfToken,
    });
  }

  /** The picture for shared links to pages without a picture of their own. */
  async function brandPicture({ services, locale }: PageContext): Promise<string | undefined> {
    const { image } = (await shop.loadBrand(services, locale)).seo;
    return image ? sharedPictureUrl(services.config.MEDIA_URL, image, "scene") : undefined;
  }

  return { answer, finish, html };
}
