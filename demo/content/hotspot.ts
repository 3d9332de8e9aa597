import type { Language } from "#commerce/shared/regions/schema.ts";
import { dressedPoints } from "#demo/artwork/scene/dressed.ts";
import { products } from "#demo/catalogue/products.ts";
import { mediaId, viewsOf } from "#demo/catalogue/views.ts";
import { refusal } from "#demo/files.ts";
import { toText } from "#demo/languages.ts";
import { dressedRider } from "#demo/outfit.ts";
import type { DemoEntry } from "./entries.ts";

/** The picture of a dressed rider, in which every worn product is a hotspot (specification 3.15). */

const pieces = Object.keys(dressedPoints) as (keyof typeof dressedPoints)[];
const { uid, title, alt, worn } = dressedRider;
const alts = toText(alt);

function hotspotOf(id: (typeof pieces)[number], language: Language): object {
  const { product: own, colour } = worn[id];
  const product = products.find((one) => one.uid === own);
  if (!product) throw refusal("hotspot.json", `${id}: there is no product "${own}"`);
  return {
    id,
    dataType: { value: "product" },
    product: { uid: own },
    page: { uid: "" },
    points: dressedPoints[id],
    title: product.title[language],
    description: product.tagline[language],
    href: `/p/${own}?color=${colour}`,
    ampId: mediaId(own, colour, viewsOf(product)[0] ?? "front"),
    ctaCopy: "",
    fontColor: "0E1216",
    backgroundColor: "FFFFFF",
    selector: "",
  };
}

export const hotspotEntry: DemoEntry = {
  contentType: "hotspot",
  uid,
  title: toText(title),
  data: (language) => ({
    amplienceId: "scene-dressed",
    alt_text: alts[language],
    enableHotspots: true,
    hotspots: pieces.map((id) => hotspotOf(id, language)),
  }),
};
