import { fill } from "#commerce/shared/texts/rules.ts";
import { sharedPictureUrl } from "#storefront/app/media.ts";
import type { Meta } from "#storefront/app/page.ts";
import { scenePreload } from "#storefront/components/media/picture-set.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { HomeView } from "./home-view.ts";

type MetaContext = { texts: Texts; brand: string; mediaBase: string };

export function homeMeta({ hero }: HomeView, { texts, brand, mediaBase }: MetaContext): Meta {
  return {
    title: fill(texts["home.title"], { brand }),
    description: texts["home.description"],
    canonicalPath: "/",
    image: hero && sharedPictureUrl(mediaBase, hero.image, "scene"),
    preloadImage: hero && scenePreload(mediaBase, hero.image),
  };
}
