import type { Entry } from "#services/content/schema.ts";
import { mediaUrl } from "#shop/frame/media.ts";
import { type Meta, notFound, type PageAnswer, type PageContext, page } from "#shop/frame/page.ts";
import type { ShownBlock } from "./blocks/shapes.ts";
import { showBlocks } from "./content-blocks.ts";

/** What every content page has, as published. */
export type PageContent = {
  intro?: string;
  image?: string;
  alt?: string /** As an editor left them: read with care. */;
  blocks?: unknown;
};

export type ContentProps = {
  title: string;
  intro: string;
  image?: { id: string; alt: string };
  blocks: ShownBlock[];
};

/** Title, canonical address and picture of a page that lives from an entry. */
export function contentMeta(
  entry: Entry<PageContent>,
  { services, brand }: Pick<PageContext, "services" | "brand">,
): Meta {
  const { image, intro } = entry.data;
  return {
    title: `${entry.title} | ${brand}`,
    description: intro,
    canonicalPath: entry.url ?? undefined,
    image: image && mediaUrl(services.config.MEDIA_URL, image, { w: 1200, h: 630, sm: "c", fmt: "jpg" }),
  };
}

export async function contentProps(context: PageContext, entry: Entry<PageContent>): Promise<ContentProps> {
  const { intro = "", image, alt = "", blocks } = entry.data;
  return {
    title: entry.title,
    intro,
    image: image ? { id: image, alt } : undefined,
    blocks: await showBlocks(context, blocks),
  };
}

/** The published entry at the page's own address, if it is of one of these types. */
export async function entryHere<Data extends PageContent>(
  { services, locale, path }: PageContext,
  types: readonly string[],
): Promise<Entry<Data> | null> {
  const entry = await services.content.byUrl<Data>(path, locale.contentLocale);
  return entry && types.includes(entry.contentType) ? entry : null;
}

/** A page that is nothing but its entry; 404 where none is published at this address. */
export async function contentPage(context: PageContext, types: readonly string[]): Promise<PageAnswer<ContentProps>> {
  const entry = await entryHere<PageContent>(context, types);
  if (!entry) return notFound();
  const props = await contentProps(context, entry);
  return page(props, contentMeta(entry, context), [`content:${entry.uid}`]);
}
