import { isRecord, recordsOf, textOf } from "#storefront/components/content/values.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";

type MediaContent = { amplience_id?: unknown; alt_text?: unknown; poster?: unknown };

/** The first entry that a picture or video block refers to. */
function mediaOf(block: unknown): { type: "image" | "video"; uid: string } | null {
  const [named] = isRecord(block) ? recordsOf(block.media) : [];
  const type = textOf(named?._content_type_uid);
  const uid = textOf(named?.uid);
  return uid && (type === "image" || type === "video") ? { type, uid } : null;
}

/**
 * Fills in the missing fields of blocks that refer to entries of the types image and video, from those entries. One
 * read per type.
 */
export async function withMediaEntries({ services, locale }: CardContext, blocks: readonly unknown[]) {
  const named = blocks.flatMap((block) => mediaOf(block) ?? []);
  if (named.length === 0) return blocks;
  const entriesOf = (wanted: string) => {
    const uids = named.flatMap(({ type, uid }) => (type === wanted ? [uid] : []));
    return services.content.byUids<MediaContent>(wanted, uids, locale.contentLocale);
  };
  const [image, video] = await Promise.all([entriesOf("image"), entriesOf("video")]);
  const found = { image, video };
  return blocks.map((block) => {
    const media = mediaOf(block);
    const entry = media && found[media.type].get(media.uid);
    if (!entry || !isRecord(block)) return block;
    const { amplience_id, alt_text, poster } = entry.data;
    const own = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== "" && value !== null));
    return media.type === "image"
      ? { image: amplience_id, alt: alt_text, ...own }
      : { video: amplience_id, poster, title: entry.title, ...own };
  });
}
