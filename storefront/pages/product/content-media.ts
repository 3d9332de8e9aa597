import type { PageContext } from "#storefront/app/page.ts";
import { factsOf, filmType, nameIn, picturesIn, setKeyIn } from "#storefront/components/blocks/media-name.ts";
import { loadMedia } from "#storefront/components/media/load-media.ts";

/** How a product's content names an image set and a film. */
export type ContentMedia = { image: { amplience_id?: string; imageset?: string | boolean }; video: string };

/** The image set and the film that content names, if the media service has them. */
export async function mediaOf(
  { services }: Pick<PageContext, "services">,
  name: string,
  { image, video = "" }: Partial<ContentMedia>,
) {
  const isSet = image?.imageset === true || image?.imageset === "Yes";
  const set = isSet ? setKeyIn(image.amplience_id ?? "", "set") : null;
  const film = setKeyIn(video, "video");
  const media = await loadMedia(
    services,
    [set, film].filter((key) => key !== null),
  );
  const facts = film && factsOf(media, film);
  return {
    pictures: set ? picturesIn(media, set, name) : [],
    film: film && facts?.kind === "video" ? { id: nameIn(film.alias, film.id), type: filmType(facts) } : undefined,
  };
}
