import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { mediaUrl } from "#storefront/app/media.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { ProductView } from "#storefront/pages/product/product-view.ts";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { Film } from "./film.tsx";
import { frameOf, galleryPicture } from "./gallery-picture.ts";
import "./gallery.css";
import "./mosaic.css";

const Zoom = lazyComponent(() => import("./zoom.tsx"));

type Props = {
  name: string;
  /** The product kind; boards have a layout of their own. */
  kind: string;
  pictures: readonly string[];
  /** Alternative texts by picture name, where staff have written them. */
  alts: Record<string, string>;
  colour?: CardData["swatches"][number]["label"];
  /** Shown last. */
  film?: ProductView["extras"]["film"];
};

/** The pictures of a product in one colour: a mosaic, on phones a row from edge to edge to swipe. */
export const Gallery = cacheMarkup("gallery", function Mosaic({ name, kind, pictures, alts, colour, film }: Props) {
  const t = useText();
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const { mediaBase } = useShop();
  const [isZoomed, setZoomed] = useState(false);
  const [large, setLarge] = useState<number | null>(null);
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setZoomed(true);
    setLarge(index);
  };
  const first = pictures[0];
  const count = pictures.length + (film ? 1 : 0);

  // When the colour changes, the gallery begins with the first picture.
  useEffect(() => {
    if (first) track.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [first]);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent) =>
    setPlace(Math.round((scrollLeft / scrollWidth) * count));

  return (
    <div className="gallery" data-kind={kind}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className="gallery-track" tabIndex={0} aria-label={t("catalogue.pictures")} onScroll={onScroll}>
        {pictures.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another colour shows in the same frames, without a flash
          <li key={index} className={`gallery-item gallery-${frameOf(kind, pictures.length, index)}`}>
            <a
              href={mediaUrl(mediaBase, id, { w: 2160, qlt: 90 })}
              className="gallery-link"
              aria-label={t("product.enlarge", { number: index + 1 })}
              onClick={(event) => enlarge(event, index)}
            >
              <Picture
                {...galleryPicture(frameOf(kind, pictures.length, index))}
                id={id}
                alt={alts[id] ?? (index === 0 ? [name, colour].filter(Boolean).join(", ") : "")}
                priority={index === 0}
                className="gallery-picture"
              />
            </a>
          </li>
        ))}
        {film && (
          <li className="gallery-item gallery-film">
            <Film name={name} film={film} />
          </li>
        )}
      </ul>
      {count > 1 && (
        <p className="gallery-place numbers" aria-hidden="true">
          {Math.min(place, count - 1) + 1} / {count}
        </p>
      )}
      {isZoomed && <Zoom name={name} pictures={pictures} alts={alts} at={large} onClose={() => setLarge(null)} />}
    </div>
  );
});
