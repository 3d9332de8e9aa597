import { withProductTexts } from "#commerce/catalog/texts/over-content.ts";
import type { Config } from "#commerce/settings/environment.ts";
import type { Changes } from "#database/changes/follow.ts";
import { isOfContent } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import type { Tag } from "#platform/cache/tag.ts";
import type { Logger } from "#platform/log.ts";
import type { ContentClient } from "#services/content/client.ts";
import { draftClient } from "#services/content/draft-client.ts";
import { followHost } from "#services/content/hosted/follow.ts";
import { httpClient } from "#services/content/hosted/http-client.ts";
import { type HostSettings, hostOf } from "#services/content/hosted/http-settings.ts";
import { inProcessClient } from "#services/content/in-process.ts";

/** The source of the shop's content: our own database, or a hosted service with the same protocol. */
export type ContentSource = ContentClient & {
  /** Drops cached content with these tags. */
  refresh(tags?: readonly Tag[]): void;
  /** Hosted service only: whether a load has failed since the last call. */
  hasFailed?(): boolean;
};

/** The settings of a hosted service; null when content is our own. */
function hostedContent(config: Config): HostSettings | null {
  const host = hostOf(config.CONTENT_HOST, config.CONTENT_REGION);
  if (!host) return null;
  return {
    host,
    apiKey: config.CONTENT_API_KEY,
    deliveryToken: config.CONTENT_DELIVERY_TOKEN,
    environment: config.CONTENT_ENVIRONMENT,
    cachePolicy: config.CONTENT_CACHE_POLICY as HostSettings["cachePolicy"],
  };
}

export function openContent(config: Config, db: Db, log: Logger): ContentSource {
  const hosted = hostedContent(config);
  return withProductTexts<ContentSource>(hosted ? httpClient(hosted, log) : inProcessClient(db), db);
}

/** Reads content again when it changes. A hosted service is polled for changes. Returns a function that stops this. */
export function followContent(changes: Changes, content: ContentSource, config: Config, log: Logger): () => void {
  changes.subscribe((tags) => {
    if (tags.some(isOfContent)) content.refresh(tags);
  });
  const hosted = hostedContent(config);
  if (!hosted) return () => undefined;
  return followHost(hosted, config.CONTENT_CHECK_SECONDS, log, changes.tell, content.hasFailed);
}

/** Content including drafts, for the preview identified by `hash`. */
export function openDrafts(config: Config, db: Db, log: Logger, hash: string): ContentClient {
  const hosted = hostedContent(config);
  if (!hosted) return withProductTexts(draftClient(db), db);
  const preview = { token: config.CONTENT_PREVIEW_TOKEN, hash };
  const host = config.CONTENT_PREVIEW_HOST || hosted.host;
  return withProductTexts(httpClient({ ...hosted, host, preview, cachePolicy: -1 }, log), db);
}
