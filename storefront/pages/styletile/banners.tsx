import { type FormatText, useShop, useText } from "#storefront/app/shop.tsx";
import type { BannerView } from "#storefront/components/blocks/banner.ts";
import { BannerBlock } from "#storefront/components/blocks/banner-block.tsx";
import { Film } from "#storefront/components/blocks/film.tsx";
import { ImageSet } from "#storefront/components/blocks/image-set.tsx";
import type { Hotspot } from "#storefront/components/hotspots/hotspot.ts";
import { Hotspots } from "#storefront/components/hotspots/hotspots.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { Group, Part, type SheetText, State } from "./sheet.tsx";
import "#storefront/components/blocks/content-blocks.css";

const scenes = ["scene-powder-line", "scene-forest", "scene-glacier"].map((image) => ({ image, alt: "" }));
const blocks = ["top", "center", "bottom"];
const sides = ["left", "center", "right"];
const places = blocks.flatMap((block) => sides.map((side) => `${block}-${side}`));

const base: BannerView = {
  title: "",
  html: "",
  kind: "image",
  media: "scene-dawn-ridge",
  images: [],
  alt: "",
  overlay: true,
  zoom: false,
  layout: "bottom-left",
  ratios: [4 / 3, 4 / 3, 16 / 9],
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

/** The banner's kinds of background and words (specification 3.14, 5), each with words of the shop. */
function bannersOf(t: FormatText, hotspots: Hotspot[]) {
  const plain = { overlay: false, font: "" };
  const button = (look: "signal" | "snow", key: "home.shop-now" | "home.learn-more") => ({
    text: t(key),
    look,
    link: null,
  });
  const buttons = [button("signal", "home.shop-now"), button("snow", "home.learn-more")];
  const [promise, team] = [words(t("catalogue.promise-return")), words(t("team.text"))];
  return {
    buttons: { ...base, html: promise, buttons, zoom: true },
    default: { ...base, media: "scene-aurora", ratios: [null, null, null], html: team },
    bare: { ...base, ...plain, media: "scene-low-sun", html: promise },
    wrapped: { ...base, ...plain, media: "scene-halfpipe", html: wrapped(t("blog.text")) },
    hotspots: { ...base, media: "scene-summit", hotspots },
    set: { ...base, kind: "set", images: scenes, html: words(t("blog.text")) },
    film: { ...base, kind: "video", media: "first-snow", html: promise },
    "gone-dark": { ...base, overlay: false, kind: "none", ground: "#0e1216", html: team },
    "gone-light": { ...base, ...plain, kind: "none", html: team },
  } satisfies Record<string, BannerView>;
}

/**
 * A marker in each corner, at each edge and in the centre: products, pages and others, with and without colours of
 * their own.
 */
function spotsOf(card: CardData | undefined, name: string): Hotspot[] {
  const at = [0.12, 0.45, 0.88];
  const kinds = ["product", "page", "manual"];
  return at.flatMap((y, row) =>
    at.map((x, column): Hotspot => {
      const kind = kinds[(row + column) % kinds.length];
      const title = kind === "product" && card ? card.name : name;
      const spot = { id: `${row}${column}`, x, y, title, description: card?.tagline ?? "" };
      const colours = column === 2 ? { background: "#0e1216", font: "#ffffff" } : undefined;
      if (kind !== "product" || !card) return { ...spot, colours, href: "/blog", isProduct: false };
      const price = { amount: card.price, currency: card.currency };
      return { ...spot, colours, href: `/p/${card.uid}`, image: card.image, isProduct: true, price };
    }),
  );
}

export function Banners({ card, say }: { card: CardData | undefined; say: SheetText }) {
  const t = useText();
  const { brand } = useShop();
  const spots = spotsOf(card, t("blog.title"));
  const banners = bannersOf(t, spots.slice(3, 6));
  return (
    <Part title={say("styletile.banners")}>
      <Group title={say("styletile.places")} wide={12}>
        <div className="tile-places">
          <Picture
            id="scene-summit"
            alt=""
            sizes="(min-width: 1024px) 100vw, 180vw"
            widths={sceneWidths}
            width={16}
            height={9}
            className="tile-places-picture"
          />
          {places.map((layout) => (
            <BannerBlock
              key={layout}
              banner={{
                ...base,
                kind: "none",
                overlay: false,
                ratios: [null, null, null],
                layout,
                html: `<p>${brand}<br>${layout}</p>`,
              }}
            />
          ))}
        </div>
      </Group>
      <div className="tile-banners">
        {Object.entries(banners).map(([name, banner]) => (
          <State key={name} name={say(`styletile.banner.${name as keyof typeof banners}`)}>
            <BannerBlock banner={banner} />
          </State>
        ))}
      </div>
      <Group title={say("styletile.banner.hotspots")} wide={12}>
        <Hotspots picture={{ image: "scene-summit", alt: "", hotspots: spots }} />
      </Group>
      <Group title={say("styletile.banner.set")} wide={6}>
        <ImageSet images={scenes} title={t("content.pictures")} heading={t("content.pictures")} />
      </Group>
      <Group title={say("styletile.banner.film")} wide={6}>
        <Film video="first-snow" title={t("content.pictures")} />
      </Group>
    </Part>
  );
}
