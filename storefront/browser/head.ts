import type { Meta } from "#storefront/app/page.ts";

/** Updates title and description after a navigation in the browser. Crawlers get them from the server. */
export function updateHead(meta: Meta): void {
  document.title = meta.title;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = meta.description ?? "";
}
