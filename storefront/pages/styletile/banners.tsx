import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BannerView } from "#storefront/components/blocks/banner.ts";
import { BannerBlock } from "#storefront/components/blocks/banner-block.tsx";
import { Film } from "#storefront/components/blocks/film.tsx";
import { ImageSet } from "#storefront/components/blocks/image-set.tsx";
import type { Hotspot } from "#storefront/components/hotspots/hotspot.ts";
import { Hotspots } from "#storefront/components/hotspots/hotspots.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import "#storefront/components/content/content-blocks.css";

const scenes = ["scene-summit", "scene-forest", "scene-glacier"].map((image) => ({ image, alt: "" }));
const blocks = ["top", "center", "bottom"];
const sides = ["left", "center", "right"];
const looks = ["ink", "outline", "snow", "signal"] as const;

const base: BannerView = {
  title: "",
  html: "",
  kind: "image",
  media: "scene-summit",
  images: [],
  alt: "",
  overlay: true,
  zoom: false,
  layout: "bottom-left",
  ratios: [4 / 5, 4 / 5, 21 / 9],
  font: "#ffffff",
  ground: "",
  buttons: [],
  hotspots: [],
  link: null,
};

const words = (text: string) => `<h2>${text}</h2>`;
const wrapped = (text: string) =>
  `<h2><span class="black-background">${text
    .split(" ")
    .map((word) => `<span class="word">${word}</span>`)
    .join(" ")}</span></h2>`;

/** Every position of the text on every kind of background (specification 3.14, 5). */
function bannersOf(text: string, hotspots: Hotspot[]): [string, BannerView][] {
  const places = blocks.flatMap((block) => sides.map((side) => `${block}-${side}`));
  const buttons = looks.map((look) => ({ text: look, look, link: null }));
  const plain = { overlay: false, font: "" };
  return [
    ...places.map((layout, at): [string, BannerView] => {
      const media = scenes[(at + Math.floor(at / sides.length)) % scenes.length]?.image ?? base.media;
      return [layout, { ...base, media, layout, html: words(text) }];
    }),
    ["default size", { ...base, ratios: [null, null, null], html: words(text) }],
    ["no overlay", { ...base, ...plain, html: words(text) }],
    ["wrapped words", { ...base, ...plain, html: wrapped(text) }],
    ["buttons", { ...base, html: words(text), buttons, zoom: true }],
    ["hotspots", { ...base, html: "", hotspots }],
    ["set", { ...base, kind: "set", images: scenes, html: words(text) }],
    ["film", { ...base, kind: "video", media: "first-snow", html: words(text) }],
    ["media gone, dark", { ...base, overlay: false, kind: "none", ground: "#0e1216", html: words(text) }],
    ["media gone, light", { ...base, ...plain, kind: "none", html: words(text) }],
  ];
}

/**
 * A marker in each corner, at each edge and in the centre: products, pages and others, with and without colours of
 * their own.
 */
function spotsOf(card: CardData | undefined): Hotspot[] {
  const at = [0.12, 0.45, 0.88];
  const kinds = ["product", "page", "manual"];
  return at.flatMap((y, row) =>
    at.map((x, column): Hotspot => {
      const kind = kinds[(row + column) % kinds.length] as string;
      const spot = { id: `${row}${column}`, x, y, title: `${kind} ${x} ${y}`, description: card?.tagline ?? "" };
      const colours = column === 2 ? { background: "#0e1216", font: "#ffffff" } : undefined;
      if (kind !== "product" || !card) return { ...spot, colours, href: "/blog", isProduct: false };
      const price = { amount: card.price, currency: card.currency };
      return { ...spot, colours, href: `/p/${card.uid}`, image: card.image, isProduct: true, price };
    }),
  );
}

export function Banners({ card }: { card: CardData | undefined }) {
  const t = useText();
  const { brand } = useShop();
  return (
    <>
      <div className="tile-banners stack stack-m">
        {bannersOf(brand, spotsOf(card).slice(3, 6)).map(([name, banner]) => (
          <div key={name}>
            <BannerBlock banner={banner} />
            <p className="tile-name">{name}</p>
          </div>
        ))}
      </div>
      <Hotspots picture={{ image: "scene-summit", alt: "", hotspots: spotsOf(card) }} />
      <ImageSet images={scenes} title={t("content.pictures")} heading={t("content.pictures")} />
      <Film video="first-snow" title={t("content.pictures")} />
    </>
  );
}
