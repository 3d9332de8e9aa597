import type { Logger } from "#platform/log.ts";
import { makeAsk } from "./http-request.ts";
import type { HostSettings } from "./http-settings.ts";

type Page = { items?: { content_type_uid?: string }[]; pagination_token?: string; sync_token?: string };

/**
 * Asks a hosted service every `seconds` what has changed since the last time, and tells `onChange` the tags: "content" and
 * "content:page" for each type. A question that fails is logged and asked again. Once the service answers after a time in
 * which something could not be loaded (`hasFailed`), all content is told of: what was made without it is kept nowhere.
 * Returns how to stop.
 */
export function followHost(
  settings: HostSettings,
  seconds: number,
  log: Pick<Logger, "warn">,
  onChange: (tags: string[]) => void,
  hasFailed: () => boolean = () => false,
): () => void {
  if (seconds === 0) return () => undefined;
  const ask = makeAsk(settings);
  let token: string | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = new Date().toISOString();

  async function check(): Promise<void> {
    const tags = new Set<string>();
    let params: Record<string, string> = token ? { sync_token: token } : { init: "true", start_from: start };
    for (;;) {
      const page = (await ask("stacks/sync", params)) as Page;
      for (const { content_type_uid: type } of page.items ?? []) tags.add("content").add(`content:${type}`);
      if (!page.pagination_token) {
        token = page.sync_token ?? token;
        break;
      }
      params = { pagination_token: page.pagination_token };
    }
    if (hasFailed()) tags.add("content");
    if (tags.size > 0 && !isStopped) onChange([...tags]);
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
