import { useRef, useState } from "react";
import { filmUrl, posterUrl } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { useUnplayable } from "#storefront/components/media/use-unplayable.ts";
import type { ProductView } from "#storefront/pages/product/product-view.ts";

type Props = { name: string; film: NonNullable<ProductView["extras"]["film"]> };

/**
 * A film in the gallery; its still picture when it cannot be played. Browsers load posters at once, so a tiny one is
 * used until the picture behind has been scrolled near.
 */
export function Film({ name, film: { id, type } }: Props) {
  const { mediaBase } = useShop();
  const player = useRef<HTMLVideoElement>(null);
  const isBroken = useUnplayable(player);
  const [poster, setPoster] = useState(posterUrl(mediaBase, id, { maxW: 15, maxH: 15 }));
  const show = (image: HTMLImageElement | null) => {
    if (image?.complete) setPoster(image.src);
  };
  return (
    <>
      <img
        ref={show}
        src={posterUrl(mediaBase, id, { fmt: "auto", w: 960 })}
        className="picture gallery-picture"
        alt={isBroken ? name : ""}
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        onLoad={(event) => show(event.currentTarget)}
      />
      {!isBroken && (
        // biome-ignore lint/a11y/useMediaCaption: nothing is said in it
        <video ref={player} poster={poster} aria-label={name} controls playsInline preload="none">
          <source src={filmUrl(mediaBase, id)} type={type} />
        </video>
      )}
    </>
  );
}
