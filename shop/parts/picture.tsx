import { useShop } from "#shop/frame/shop.tsx";
import { classes } from "#ui/classes.ts";
import { pictureSet } from "./picture-set.ts";
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
  className?: string;
};

/** A responsive picture on firn ground. */
export function Picture({ id, alt, sizes, widths, width, height, crop, quality, priority, className }: Props) {
  const { mediaBase } = useShop();
  const { src, srcSet } = pictureSet(mediaBase, { id, widths, quality, ratio: crop ? width / height : undefined });
  return (
    <img
      className={classes("picture", className)}
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
}
