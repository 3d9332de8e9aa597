import type { Language } from "#commerce/shared/regions/schema.ts";
import { findPictureFacts } from "#services/media/reads.ts";
import { mediaAlias, named } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";

/** What pages say of pictures of the library. */
export type NamedPictures = {
  /** The picture as its address names it: with its version, where staff may change it. */
  name: (id: string) => string;
  /** What it shows, by that name, in the page's language; a picture without a text is not in it. */
  alts: Record<string, string>;
  /** Whether it is in the bin. */
  isGone: (id: string) => boolean;
};

const nothing = { version: null, look: null, ground: null };

/** One read for any number of pictures; nothing is asked of pictures of other aliases. */
export async function namedPictures(
  { db }: Pick<Services, "db">,
  ids: readonly (string | undefined)[],
  language: Language,
): Promise<NamedPictures> {
  const own = [...new Set(ids.flatMap((id) => (id && !id.includes("/") ? [id] : [])))];
  const facts = new Map((await findPictureFacts(db, mediaAlias, own)).map((one) => [one.id, one]));
  const name = (id: string) => named(id, facts.get(id) ?? nothing);
  const alts = [...facts.values()].flatMap(({ id, alt, isDeleted }) => {
    const text = isDeleted ? null : alt[language];
    return text ? [[name(id), text] as const] : [];
  });
  return { name, alts: Object.fromEntries(alts), isGone: (id) => facts.get(id)?.isDeleted ?? false };
}
