import type { FastifyReply } from "fastify";
import { findPreview } from "#commerce/catalog/office/preview/actions.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { PageRequest } from "#storefront/render/requests/context.ts";
import { servePreview } from "#storefront/render/requests/preview.ts";

/** Products that shoppers do not see yet, for whoever has a link that staff made (commerce/catalog/office/preview). */

const parameter = "preview";

/**
 * The page of a hidden product, made for this answer and kept nowhere; or that its link is over. null: the link opens nothing
 * here, and the address is answered as it is to everybody.
 */
export async function serveProductPreview(asked: PageRequest): Promise<FastifyReply | null> {
  const { site, target, context, reply } = asked;
  const key = target.route?.page === "product" ? context.query.get(parameter) : null;
  if (!key) return null;
  const found = await findPreview(site.services.db, {
    uid: target.params.uid ?? "",
    region: context.region,
    key,
    secret: site.services.config.SECRET,
  });
  if (found === null || found === "shown") return null;
  reply.header("x-robots-tag", "noindex");
  // Nobody whom the page links to learns the key.
  reply.header("referrer-policy", "no-referrer");
  if (found === "over") return servePreview({ ...asked, target: { route: null, params: { ended: "1" }, status: 410 } });
  const services = { ...site.services, cache: new TaggedCache({ maxSize: 0 }) };
  const own = { ...site, services, preview: { product: found.id } };
  return servePreview({ ...asked, site: own, context: { ...context, services, previewed: found.id } });
}
