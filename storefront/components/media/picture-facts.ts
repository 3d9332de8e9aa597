import type { Language } from "#commerce/shared/regions/schema.ts";
import { findPictureFacts } from "#services/media/reads.ts";
import { mediaAlias, named } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";

/** Names and texts of pictures in the library. */
export type NamedPictures = {
  /** The picture's name in its address. It includes the version when staff may change the picture. */
  name: (id: string) => string;
  /** Alternative texts in the page's language, by that name. Pictures without a text are missing. */
  alts: Record<string, string>;
  /** Whether the picture is in the bin. */
  isGone: (id: string) => boolean;
};

const nothing = { version: null, look: null, ground: null };

/** Loads the facts of any number of pictures in one read. Pictures of other aliases are not looked up. */
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
