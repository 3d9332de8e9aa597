import { useState } from "react";
import { filmUrl, posterUrl } from "#shop/frame/media.ts";
import { useShop } from "#shop/frame/shop.tsx";

/** A film in the gallery. Posters know no patience: the tiny one stands in until the picture behind has been scrolled near. */
export function Film({ name, film }: { name: string; film: string }) {
  const { mediaBase } = useShop();
  const [poster, setPoster] = useState(posterUrl(mediaBase, film, { maxW: 15, maxH: 15 }));
  const show = (image: HTMLImageElement | null) => {
    if (image?.complete) setPoster(image.src);
  };
  return (
    <>
      <img
        ref={show}
        src={posterUrl(mediaBase, film, { fmt: "auto", w: 960 })}
        className="picture gallery-picture"
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        onLoad={(event) => show(event.currentTarget)}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video src={filmUrl(mediaBase, film)} poster={poster} aria-label={name} controls playsInline preload="none" />
    </>
  );
}
