import { dressedPoints } from "../artwork/scene/dressed.ts";
import { categories } from "../catalogue/categories.ts";
import type { Language, Text } from "../shapes.ts";
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
  };
}

/** What the rider in the scene wears. */
const worn: Record<keyof typeof dressedPoints, string> = {
  helmet: "outpost-helmet",
  goggles: "horizon-goggle",
  jacket: "coldfront-insulated-jacket",
  gloves: "pillar-glove",
  pants: "coldfront-insulated-pants",
  boots: "waymark-boot",
  board: "kestrel",
};

const hotspots = Object.entries(worn).map(([id, uid]) => ({
  id,
  dataType: { value: "product" },
  product: { uid },
  page: { uid: "" },
  points: dressedPoints[id as keyof typeof worn],
  title: "",
  description: "",
  href: "",
  ampId: "",
  ctaCopy: "",
  fontColor: "0E1216",
  backgroundColor: "FFFFFF",
  selector: "",
}));

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
      hotspots: hotspots.map((spot) => {
        const title = homeTexts.dressed.pieces[spot.id as keyof typeof worn][language];
        return { ...spot, title };
      }),
    }),
  },
];
