import { useShop } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import { pictureSet, tinyPicture, uprightScene } from "./picture-set.ts";
import "./picture.css";

type Props = {
  /** Media id: "kestrel-glacier-topsheet". */
  id: string;
  alt: string;
  sizes: string;
  widths: readonly number[];
  /** Measures that set the ratio before the picture is there. */
  width: number;
  height: number;
  /** Cut to width : height by the media service; otherwise the frame crops it. */
  crop?: boolean;
  quality?: 75 | 90;
  /** On the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Fills an upright window from top to bottom: there it comes cut, at a third of the bytes. */
  upright?: boolean;
  className?: string;
};

/** Smaller ones are there before anybody misses them. */
const worthWaiting = 300;

/** A responsive picture on firn ground. Until it has come, a tiny one stands in, unless it is awaited at once. */
export function Picture({ id, alt, sizes, widths, width, height, crop, quality, priority, upright, className }: Props) {
  const { mediaBase } = useShop();
  const ratio = crop ? width / height : undefined;
  const { src, srcSet } = pictureSet(mediaBase, { id, widths, quality, ratio });
  const isAwaited = priority || (widths.at(-1) ?? 0) < worthWaiting;
  const picture = (
    <img
      className={classes("picture", className)}
      style={isAwaited ? undefined : { backgroundImage: `url("${tinyPicture(mediaBase, id, ratio)}")` }}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={alt}
    />
  );
  if (!upright) return picture;
  return (
    <picture className="picture-cut">
      <source
        media="(orientation: portrait)"
        sizes={uprightScene.sizes}
        srcSet={pictureSet(mediaBase, { id, ...uprightScene, quality }).srcSet}
      />
      {picture}
    </picture>
  );
}
