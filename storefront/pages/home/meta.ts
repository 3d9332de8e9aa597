import { sharedPictureUrl } from "#storefront/app/media.ts";
import type { Meta } from "#storefront/app/page.ts";
import { scenePreload } from "#storefront/components/media/picture-set.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { HomeView } from "./home-view.ts";

export function homeMeta({ hero }: HomeView, texts: Texts, mediaBase: string): Meta {
  return {
    title: texts["home.title"],
    description: texts["home.description"],
    canonicalPath: "/",
    image: hero && sharedPictureUrl(mediaBase, hero.image, "scene"),
    preloadImage: hero && scenePreload(mediaBase, hero.image),
  };
}
