import { type RefObject, useEffect, useRef, useState } from "react";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { Slider } from "#ui/slider.tsx";
import { Picture } from "../picture.tsx";
import { pictureSet, sceneWidths } from "../picture-set.ts";
import type { BlockPicture } from "./shapes.ts";
import { Video } from "./video.tsx";

/** Specification 9.4. */
const autoplayDelay = 7000;

type Props = { images: readonly BlockPicture[]; title: string; heading?: string; ratio?: number; autoplay?: boolean };

/** Pictures that belong together. More than one are a slider, which comes once all of them are there (specification 4). */
export function ImageSet({ images, title, heading, ratio = 2, autoplay }: Props) {
  const t = useText();
  const isReady = useLoaded(images);
  const frame = useRef<HTMLDivElement>(null);
  const isSlider = images.length > 1 && isReady;
  useAutoplay(frame, Boolean(autoplay) && isSlider);
  const pictures = images.map(({ image, alt, film }) =>
    film ? (
      <Video key={film} video={film} title={alt || title} ambient className="block-set-picture" />
    ) : (
      <Picture
        key={image}
        id={image}
        alt={alt}
        sizes="(min-width: 1600px) 1600px, 100vw"
        widths={sceneWidths}
        width={Math.round(ratio * 800)}
        height={800}
        crop
        className="block-set-picture"
      />
    ),
  );
  const labels = { slider: heading ?? title, previous: t("frame.previous"), next: t("frame.next") };
  const head = heading && <h2 className="block-heading">{heading}</h2>;
  return (
    <div ref={frame} className="block-set">
      {isSlider ? (
        <Slider labels={labels} heading={head} className="block-set-slider">
          {pictures}
        </Slider>
      ) : (
        <>
          {head}
          {pictures[0]}
        </>
      )}
    </div>
  );
}

function useLoaded(images: readonly BlockPicture[]): boolean {
  const { mediaBase } = useShop();
  const [isReady, setReady] = useState(false);
  const ids = images.flatMap(({ image }) => image || []).join("\n");
  useEffect(() => {
    let isCurrent = true;
    setReady(false);
    const each = (ids ? ids.split("\n") : []).map(async (id) => {
      const picture = new Image();
      picture.src = pictureSet(mediaBase, { id, widths: [480] }).src;
      await picture.decode().catch(() => undefined);
    });
    void Promise.all(each).then(() => isCurrent && setReady(true));
    return () => {
      isCurrent = false;
    };
  }, [ids, mediaBase]);
  return isReady;
}

/** On to the next every seven seconds, unless somebody looks, tabs in, or minds motion. */
function useAutoplay(frame: RefObject<HTMLDivElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!isOn || !element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      const track = element.querySelector("ul");
      if (!track || element.matches(":hover") || element.contains(document.activeElement)) return;
      const isLast = track.scrollLeft + track.clientWidth > track.scrollWidth - 2;
      track.scrollTo({ left: isLast ? 0 : track.scrollLeft + track.clientWidth, behavior: "smooth" });
    }, autoplayDelay);
    return () => clearInterval(timer);
  }, [frame, isOn]);
}
