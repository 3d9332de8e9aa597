import { describeHosted, describeOwn, type MediaFactsByName, type SetKey } from "#services/media/delivery/describe.ts";
import { assetName } from "#services/media/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/** How long answers of a hosted media service are cached, in milliseconds. */
const hostedFor = 300_000;

/**
 * Loads the sets and videos named in content in one read, cached until one of them changes. Those missing from the
 * shop's own library are requested from the hosted media service, if there is one.
 */
export async function loadMedia(
  { config, db, cache, log }: Pick<Services, "config" | "db" | "cache" | "log">,
  keys: readonly SetKey[],
): Promise<MediaFactsByName> {
  const wanted = [...new Map(keys.map((key) => [assetName(key), key])).values()];
  if (wanted.length === 0) return {};
  const host = config.MEDIA_URL;
  const time = host ? Math.floor(Date.now() / hostedFor) : "";
  const read = async (): Promise<MediaFactsByName> => {
    const own = await describeOwn(db, wanted);
    const missing = wanted.filter((key) => !own[assetName(key)]);
    return host && missing.length > 0 ? { ...own, ...(await describeHosted(host, missing, log)) } : own;
  };
  return cache.read(`media ${time} ${wanted.map(assetName).sort().join()}`, read);
}
