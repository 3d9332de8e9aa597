import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { Entry } from "#services/content/schema.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { sharedPictureUrl } from "#storefront/app/media.ts";
import { type Meta, notFound, type PageAnswer, type PageContext, page } from "#storefront/app/page.ts";
import { resolveBlocks } from "#storefront/components/blocks/content-blocks.ts";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { daysAsRead } from "#storefront/i18n/american.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

export type ContentProps = {
  title: string;
  intro: string;
  image?: { id: string; alt: string; caption?: string };
  blocks: BlockView[];
};

/** Title, canonical address and picture of a page based on an entry. */
export function contentMeta(
  entry: Entry<PageContent>,
  { services, brand }: Pick<PageContext, "services" | "brand">,
): Meta {
  const { image, intro } = entry.data;
  return {
    title: `${entry.title} | ${brand}`,
    description: richTextPlain(intro),
    canonicalPath: entry.url ?? undefined,
    image: image && sharedPictureUrl(services.config.MEDIA_URL, image, "scene"),
  };
}

export async function contentProps(context: PageContext, entry: Entry<PageContent>): Promise<ContentProps> {
  const { intro, image, alt = "", caption, blocks } = entry.data;
  return {
    title: entry.title,
    intro: daysAsRead(richTextPlain(intro), context.locale),
    image: image ? { id: image, alt, ...(caption && { caption }) } : undefined,
    blocks: await resolveBlocks(context, daysAsRead(blocks, context.locale)),
  };
}

/** Returns the published entry at the page's address, when it is of one of these types. */
export async function entryAtPath<Data extends PageContent>(
  { services, locale, path }: PageContext,
  types: readonly string[],
): Promise<Entry<Data> | null> {
  const entry = await services.content.byUrl<Data>(path, locale.contentLocale);
  return entry && types.includes(entry.contentType) ? entry : null;
}

/** The default texts of a page that has no content yet. */
type DefaultTexts = { title: string; intro?: string };

/**
 * A page that shows only its entry. Without a published entry at this address the answer is 404, or with `own` a page
 * with these texts, for addresses that always exist (specification 2.1, 8).
 */
export async function contentPage(
  context: PageContext,
  types: readonly string[],
  own?: (texts: Texts) => DefaultTexts,
): Promise<PageAnswer<ContentProps>> {
  const entry = await entryAtPath<PageContent>(context, types);
  if (!entry && own) {
    const { title, intro = "" } = own(await textsFor(context));
    const meta = { title: `${title} | ${context.brand}`, description: intro, canonicalPath: context.path };
    return page({ title, intro, blocks: [] }, meta);
  }
  if (!entry) return notFound();
  const props = await contentProps(context, entry);
  return page(props, contentMeta(entry, context));
}
