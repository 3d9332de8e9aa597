import { Type } from "typebox";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { dressedPoints } from "#demo/artwork/scene/dressed.ts";
import { products } from "#demo/catalogue/products.ts";
import { mediaId, viewsOf } from "#demo/catalogue/views.ts";
import { readJson, refusal } from "#demo/files.ts";
import { TextInFile, toText } from "#demo/languages.ts";
import type { DemoEntry } from "./entries.ts";

/** The picture of a dressed rider, with everything that is worn for sale (specification 3.15). */

const closed = { additionalProperties: false };
const Piece = Type.Object({ product: Type.String(), colour: Type.String() }, closed);
/** What the rider wears, by the name of its place in the picture. */
const Worn = Type.Object(
  { helmet: Piece, goggles: Piece, jacket: Piece, gloves: Piece, pants: Piece, boots: Piece, board: Piece },
  closed,
);
const pieces = Object.keys(dressedPoints) as (keyof typeof dressedPoints)[];
const file = "hotspot.json";
const { uid, title, alt, worn } = readJson(
  file,
  Type.Object({ uid: Type.String(), title: TextInFile, alt: TextInFile, worn: Worn }, closed),
);
const alts = toText(alt);

function hotspotOf(id: (typeof pieces)[number], language: Language): object {
  const { product: own, colour } = worn[id];
  const product = products.find((one) => one.uid === own);
  if (!product) throw refusal(file, `${id}: there is no product "${own}"`);
  return {
    id,
    dataType: { value: "product" },
    product: { uid: own },
    page: { uid: "" },
    points: dressedPoints[id],
    title: product.title[language],
    description: product.tagline[language],
    href: `/p/${own}?color=${colour}`,
    ampId: mediaId(own, colour, viewsOf(product.kind)[0] ?? "front"),
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
