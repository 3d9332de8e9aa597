import { mediaUrl } from "#shop/frame/media.ts";
import type { Meta } from "#shop/frame/page.ts";
import type { Texts } from "#shop/frame/texts.ts";
import { scenePreload } from "#shop/parts/picture-set.ts";
import type { HomeView } from "./home-view.ts";

export function homeMeta({ hero }: HomeView, texts: Texts, mediaBase: string): Meta {
  return {
    title: texts["home.title"],
    description: texts["home.description"],
    canonicalPath: "/",
    image: hero && mediaUrl(mediaBase, hero.image, { w: 1200, h: 630, sm: "c", fmt: "jpg" }),
    preloadImage: hero && scenePreload(mediaBase, hero.image),
  };
}
