import { contentTag } from "#database/changes/tags.ts";
import type { Tag } from "#platform/cache/tag.ts";
import type { Logger } from "#platform/log.ts";
import { tagsOfChanges } from "#services/content/tags.ts";
import { makeAsk } from "./http-request.ts";
import type { HostSettings } from "./http-settings.ts";

type Item = { type?: string; content_type_uid?: string; data?: { uid?: unknown; locale?: unknown } };
type Page = { items?: Item[]; pagination_token?: string; sync_token?: string };

/**
 * Polls a hosted service for changes every `seconds` and passes `onChange` the tags of the changed entries, or of whole
 * types when the service does not say which entries. A failed poll is logged and repeated. When the service answers
 * again after something could not be loaded (`hasFailed`), all content is reported as changed, so that nothing built
 * without it stays cached. Returns a function that stops polling.
 */
export function followHost(
  settings: HostSettings,
  seconds: number,
  log: Pick<Logger, "warn">,
  onChange: (tags: readonly Tag[]) => void,
  hasFailed: () => boolean = () => false,
): () => void {
  if (seconds === 0) return () => undefined;
  const ask = makeAsk(settings);
  let token: string | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = new Date().toISOString();

  async function check(): Promise<void> {
    const items: Item[] = [];
    let params: Record<string, string> = token ? { sync_token: token } : { init: "true", start_from: start };
    for (;;) {
      const page = (await ask("stacks/sync", params)) as Page;
      items.push(...(page.items ?? []));
      if (!page.pagination_token) {
        token = page.sync_token ?? token;
        break;
      }
      params = { pagination_token: page.pagination_token };
    }
    const tags = items.length > 0 ? tagsOf(items) : [];
    if (hasFailed()) tags.push(contentTag);
    if (tags.length > 0 && !isStopped) onChange(tags);
  }

  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      check()
        .catch((error) => log.warn({ err: error, host: settings.host }, "could not ask what content has changed"))
        .finally(next);
    }, seconds * 1000);
    timer.unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function tagsOf(items: readonly Item[]): Tag[] {
  const exact = items.flatMap(({ type = "", content_type_uid: contentType = "", data }) =>
    type.startsWith("entry_") && typeof data?.uid === "string" && typeof data.locale === "string"
      ? [{ contentType, uid: data.uid, locale: data.locale }]
      : [],
  );
  const whole = exact.length === items.length ? [] : items.map((item) => item.content_type_uid ?? "");
  return tagsOfChanges(exact, [...new Set(whole)]);
}
