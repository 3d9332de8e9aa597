import { drawBoard } from "./artwork/board.ts";
import { icon, logo } from "./artwork/brand.ts";
import { drawGoods } from "./artwork/goods.ts";
import { drawScene, sceneNames } from "./artwork/scene.ts";
import { drawShopfront } from "./artwork/shopfront/front.ts";
import { drawStory, isTold } from "./artwork/story/story.ts";
import { drawPlanted } from "./artwork/worn/planted.ts";
import { drawSizeScale } from "./artwork/worn/size-scale.ts";
import { drawStrapped } from "./artwork/worn/strapped.ts";
import { drawInSnow, drawRidden, drawWorn, slotOf } from "./artwork/worn/worn.ts";
import { giftCard, products } from "./catalogue/products.ts";
import { mediaId, viewsOf } from "./catalogue/views.ts";
import { storyOf, storyPicture } from "./content/stories.ts";
import { filmStill, stillIds } from "./film.ts";
import { outfit, requestFor, rigOf } from "./outfit.ts";
import type { PictureRequest } from "./shapes.ts";
import { shopfrontOf, storePicture } from "./store-fronts.ts";
import { demoStores } from "./stores.ts";

const scenePrefix = "scene-";
const requests = new Map<string, PictureRequest>();

for (const product of [...products, giftCard]) {
  for (const { id, palette } of product.colours) {
    for (const view of viewsOf(product)) {
      requests.set(mediaId(product.uid, id, view), { product: { ...product, name: product.title.en }, palette, view });
    }
  }
}

/** The products whose stories have a picture of their own, by its media id. */
const stories = new Map(
  products.flatMap((product) => {
    const story = storyOf(product);
    return story && isTold(product) ? [[storyPicture(product.uid), { product, scene: story.image }] as const] : [];
  }),
);

const fronts = new Map(demoStores.map((store) => [storePicture(store.slug), store]));

/** The media ids of every picture of the demo world. */
export const demoMediaIds = (): string[] => [
  ...requests.keys(),
  ...sceneNames.map((name) => `${scenePrefix}${name}`),
  ...stories.keys(),
  ...stillIds,
  ...fronts.keys(),
  "firn-logo",
  "firn-icon",
];

/**
 * Returns the picture with a media id of the demo world as SVG text, or null: "kestrel-glacier-topsheet" is a product,
 * "scene-dawn-ridge" a scene, "store-firn-oslo" a shop, "first-snow-0" a still of the film, "firn-logo" and "firn-icon"
 * are the brand. The same id always gives the same picture.
 */
export function demoPicture(id: string): string | null {
  if (id === "firn-logo") return logo();
  if (id === "firn-icon") return icon(512);
  const told = stories.get(id);
  if (told) {
    const request = requestFor(told.product.uid, told.product.colours[0]?.id ?? "");
    return drawStory(request, told.scene, {
      outfit: outfit(),
      rig: rigOf,
      boot: requestFor("waymark-boot", "black"),
    });
  }
  if (id.startsWith(scenePrefix)) {
    const name = id.slice(scenePrefix.length);
    return sceneNames.includes(name) ? drawScene(name) : null;
  }
  if (stillIds.includes(id)) return filmStill(id);
  const store = fronts.get(id);
  if (store) return drawShopfront(shopfrontOf(store));
  const request = requests.get(id);
  if (!request) return null;
  if (request.view === "snow") return drawInSnow(request);
  if (request.view === "scale") return drawSizeScale(request, outfit());
  if (request.view === "planted") return drawPlanted(request);
  if (request.view === "ridden") return drawRidden(request, outfit());
  if (request.view === "worn" && request.product.kind === "boot") return drawStrapped(request, rigOf(request));
  if (request.view === "given") return drawScene("gift-on-shelf", 900, 1200);
  const slot = request.view === "worn" ? slotOf(request.product) : null;
  if (slot) return drawWorn(request, slot, outfit());
  return request.product.kind === "snowboard" ? drawBoard(request) : drawGoods(request);
}
