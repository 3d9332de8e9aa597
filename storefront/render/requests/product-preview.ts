import type { FastifyReply } from "fastify";
import { findPreview } from "#commerce/catalog/office/preview/actions.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { PageRequest } from "#storefront/render/requests/context.ts";
import { servePreview } from "#storefront/render/requests/preview.ts";

/**
 * Shows products that shoppers cannot see yet to visitors with a link created by staff
 * (commerce/catalog/office/preview).
 */

const parameter = "preview";

/**
 * Serves the page of a hidden product, rendered for this response only and not stored, or a page saying that the link
 * has expired (status 410). Null when the link opens nothing here; the address is then served as usual.
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
  // Keeps the key from the sites that the page links to.
  reply.header("referrer-policy", "no-referrer");
  if (found === "over") return servePreview({ ...asked, target: { route: null, params: { ended: "1" }, status: 410 } });
  const services = { ...site.services, cache: new TaggedCache({ maxSize: 0 }) };
  const own = { ...site, services, preview: { product: found.id } };
  return servePreview({ ...asked, site: own, context: { ...context, services, previewed: found.id } });
}
