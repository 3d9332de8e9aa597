import { dressedPoints } from "#demo/artwork/scene/dressed.ts";
import { categories } from "#demo/catalogue/categories.ts";
import { products } from "#demo/catalogue/products.ts";
import { mediaId, viewsOf } from "#demo/catalogue/views.ts";
import type { Language, Text } from "#demo/shapes.ts";
import { homeTexts } from "./home-texts.ts";

/** The home page and its hotspot scene (specification 3.15). */

const tiles = [
  { category: "snowboards", image: "scene-halfpipe", tone: "light" },
  { category: "boots", image: "waymark-boot-olive-side", tone: "product" },
  { category: "bindings", image: "offbeat-binding-signal-angle", tone: "product" },
  { category: "accessories", image: "scene-low-sun", tone: "light" },
];

const nameOf = (uid: string, language: Language): string =>
  categories.find((category) => category.uid === uid)?.title[language] ?? uid;

function homeData(language: Language): object {
  const t = (text: Text) => text[language];
  const { hero, tiles: lines, rack, dressed, story, pro } = homeTexts;
  return {
    hero: {
      image: "scene-powder-line",
      tone: "light",
      title: t(hero.title),
      text: t(hero.text),
      link: { label: t(hero.link), path: "/c/snowboards?sort=newest" },
    },
    tiles: tiles.map(({ category, image, tone }) => ({
      image,
      tone,
      title: nameOf(category, language),
      text: t(lines[category as keyof typeof lines]),
      path: `/c/${category}`,
    })),
    rack: { title: t(rack.title), link: { label: t(rack.link), path: "/c/snowboards" } },
    dressed: { title: t(dressed.title), text: t(dressed.text), hotspot: "dressed-for-minus-12" },
    story: {
      image: "scene-storm",
      label: t(story.label),
      title: t(story.title),
      text: t(story.text),
      link: { label: t(story.link), path: "/c/accessories/outerwear" },
    },
    pro: { title: t(pro.title), text: t(pro.text), link: { label: t(pro.link), path: "/pro" } },
    blocks: [
      { kind: "journal", after: "pro" },
      { kind: "form", form: "newsletter", after: "pro" },
    ],
  };
}

/** What the rider in the scene wears, in the colour that comes nearest. */
const worn: Record<keyof typeof dressedPoints, [uid: string, colour: string]> = {
  helmet: ["outpost-helmet", "bone"],
  goggles: ["horizon-goggle", "signal"],
  jacket: ["ridgeline-3l-jacket", "signal"],
  gloves: ["pillar-glove", "chestnut"],
  pants: ["coldfront-insulated-pants", "ink"],
  boots: ["waymark-boot", "black"],
  board: ["kestrel", "glacier"],
};

const hotspots = (language: Language) =>
  Object.entries(worn).flatMap(([id, [uid, colour]]) => {
    const product = products.find((one) => one.uid === uid);
    if (!product) throw new Error(`the hotspot scene shows ${uid}, which the catalogue does not know`);
    return {
      id,
      dataType: { value: "product" },
      product: { uid },
      page: { uid: "" },
      points: dressedPoints[id as keyof typeof worn],
      title: product.title[language],
      description: product.tagline[language],
      href: `/p/${uid}?color=${colour}`,
      ampId: mediaId(uid, colour, viewsOf(product.kind)[0] ?? "front"),
      ctaCopy: "",
      fontColor: "0E1216",
      backgroundColor: "FFFFFF",
      selector: "",
    };
  });

export const entries = [
  { contentType: "home", uid: "home", title: homeTexts.title, url: "/", data: homeData },
  {
    contentType: "hotspot",
    uid: "dressed-for-minus-12",
    title: homeTexts.dressed.title,
    data: (language: Language) => ({
      amplienceId: "scene-dressed",
      alt_text: homeTexts.dressed.alt[language],
      enableHotspots: true,
      hotspots: hotspots(language),
    }),
  },
];
