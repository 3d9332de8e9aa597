import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import { type Cut, genericCuts, pictureSet } from "#storefront/components/media/picture-set.ts";
import { Slider } from "#ui/slider.tsx";
import { MotionButton } from "./motion-button.tsx";
import { advance, useAutoplay, useSwipe } from "./slide-show.ts";
import { Video } from "./video.tsx";
import "./image-set.css";

type Props = {
  images: readonly BlockPicture[];
  title: string;
  heading?: string;
  cuts?: readonly Cut[];
  autoplay?: boolean;
};

/**
 * A set of pictures. Several pictures become a slider once all are loaded (specification 4); until then only the first
 * is shown. Without scripts all of them stand side by side.
 */
export function ImageSet({ images, title, heading, cuts = genericCuts, autoplay }: Props) {
  const t = useText();
  const isReady = useLoaded(images);
  const frame = useRef<HTMLDivElement>(null);
  const isSlider = images.length > 1 && isReady;
  useSwipe(frame, isSlider);
  const [isOn, setOn] = useAutoplay(frame, Boolean(autoplay) && isSlider);
  const pictures = images.map(({ image, alt, film }) =>
    film ? (
      <Video key={film} video={film} title={alt || title} ambient bare={autoplay} className="block-set-picture" />
    ) : (
      <CutPicture key={image} id={image} alt={alt} cuts={cuts} className="block-set-picture" />
    ),
  );
  /** Starts or stops the slide show and its videos. */
  const toggle = () => {
    setOn(!isOn);
    for (const film of frame.current?.querySelectorAll("video") ?? []) {
      if (isOn) film.pause();
      else film.play().catch(() => undefined);
    }
  };
  const labels = { slider: heading ?? title, previous: t("frame.previous"), next: t("frame.next") };
  return (
    <div className="block-set" style={ratiosOf(cuts)}>
      {heading && <h2 className="block-heading">{heading}</h2>}
      <div ref={frame} className="block-set-frame">
        {isSlider ? (
          <Slider
            labels={labels}
            heading={autoplay && <MotionButton isOn={isOn} onToggle={toggle} />}
            className="block-set-slider"
            onMove={advance}
          >
            {pictures}
          </Slider>
        ) : (
          <div
            className="block-set-waiting"
            {...(images.length > 1 && { role: "group", tabIndex: 0, "aria-label": labels.slider })}
          >
            {pictures}
          </div>
        )}
      </div>
    </div>
  );
}

/** The cuts' ratios as CSS variables. Videos are cropped like pictures. */
function ratiosOf(cuts: readonly Cut[]): CSSProperties {
  const ratio = (width: number) => {
    const cut = cuts.find(({ upTo = Number.POSITIVE_INFINITY }) => upTo >= width);
    return cut && cut.w / cut.h;
  };
  return { "--set-phone": ratio(480), "--set-tablet": ratio(768), "--set-desktop": ratio(9999) } as CSSProperties;
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
