import type { CSSProperties } from "react";
import { lookOf } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import { pictureSet, tinyPicture, uprightScenes } from "./picture-set.ts";
import "./picture.css";

type Props = {
  /** Media id: "kestrel-glacier-topsheet". */
  id: string;
  alt: string;
  sizes: string;
  widths: readonly number[];
  /** Width and height, which set the ratio before the picture has loaded. */
  width: number;
  height: number;
  /** Crops the picture to width : height in the media service. Otherwise the frame crops it. */
  crop?: boolean;
  quality?: 75 | 90;
  /** Set on the first screen: loads at once and with high priority. */
  priority?: boolean;
  /**
   * The picture fills a portrait window from top to bottom. It is requested already cropped there, at a third of the
   * bytes.
   */
  upright?: boolean;
  /** A media query for windows that show the picture in a square frame. */
  squareIn?: string | undefined;
  className?: string;
};

/** Pictures narrower than this load too fast to need a placeholder. */
const worthWaiting = 300;

/**
 * A responsive picture on the product background. A tiny placeholder is shown until it has loaded, except for priority
 * pictures, thumbnails and product pictures. Products are shown whole on their background. Scenes are cropped by the
 * media service, with the point of interest in view.
 */
export function Picture(props: Props) {
  const { id, alt, sizes, widths, width, height, crop, quality, priority, upright, squareIn, className } = props;
  const { mediaBase } = useShop();
  const look = lookOf(id);
  const ratio = crop || look?.kind === "scene" ? width / height : undefined;
  const { src, srcSet } = pictureSet(mediaBase, { id, widths, quality, ratio });
  const isThumb = (widths.at(-1) ?? 0) < worthWaiting;
  const isAwaited = priority || isThumb || look?.kind === "goods";
  const tiny = isAwaited ? undefined : ({ "--tiny": `url("${tinyPicture(mediaBase, id, ratio)}")` } as CSSProperties);
  const own = { ...(isThumb && !crop && framed(width, height)), ...tiny, ...styleOf(look) };
  const picture = (
    <img
      className={classes("picture", look?.kind === "goods" && isWhite(look.ground) && "picture-on-white", className)}
      style={Object.keys(own).length > 0 ? own : undefined}
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
  if (squareIn && look?.kind === "scene")
    return (
      <picture className="picture-cut">
        <source
          media={squareIn}
          sizes={sizes}
          srcSet={pictureSet(mediaBase, { id, widths, quality, ratio: 1 }).srcSet}
        />
        {picture}
      </picture>
    );
  if (!upright) return picture;
  return (
    <picture className="picture-cut">
      {uprightScenes.map(({ media, sizes: upTo, ...cut }) => (
        <source key={media} media={media} sizes={upTo} srcSet={pictureSet(mediaBase, { id, ...cut, quality }).srcSet} />
      ))}
      {picture}
    </picture>
  );
}

/**
 * Shows a small picture whole in a frame of fixed ratio, so that nothing beside it moves. The unused area is
 * transparent.
 */
const framed = (width: number, height: number): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  objectFit: "contain",
  backgroundColor: "transparent",
});

function styleOf(look: ReturnType<typeof lookOf>): CSSProperties | undefined {
  if (look?.kind === "scene") return { objectFit: "cover" };
  if (look?.kind !== "goods") return undefined;
  return { objectFit: "contain", background: isWhite(look.ground) ? "none" : (look.ground ?? "var(--ground-flat)") };
}

/** Almost white: the picture is blended into the frame's background. */
const isWhite = (ground: string | null): boolean =>
  ground !== null && [1, 3, 5].every((at) => Number.parseInt(ground.slice(at, at + 2), 16) >= 0xf0);
