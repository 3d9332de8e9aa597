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
  /** Windows that match show it in a square frame. */
  squareIn?: string | undefined;
  className?: string;
};

/** Smaller ones are there before anybody misses them. */
const worthWaiting = 300;

/**
 * A responsive picture on the ground of goods. Until it has come, a tiny one stands in, unless it is awaited at once. Photographs have
 * any ratio: goods are shown whole on their ground, a scene is cut by the media service, with what matters in it in view.
 */
export function Picture(props: Props) {
  const { id, alt, sizes, widths, width, height, crop, quality, priority, upright, squareIn, className } = props;
  const { mediaBase } = useShop();
  const look = lookOf(id);
  const ratio = crop || look?.kind === "scene" ? width / height : undefined;
  const { src, srcSet } = pictureSet(mediaBase, { id, widths, quality, ratio });
  const isThumb = (widths.at(-1) ?? 0) < worthWaiting;
  const isAwaited = priority || isThumb || look?.kind === "goods";
  const tiny = isAwaited ? undefined : { backgroundImage: `url("${tinyPicture(mediaBase, id, ratio)}")` };
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

/** Whatever its ratio, a small picture stands whole in its frame and moves nothing beside it; what it leaves free is the page's. */
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

/** As good as white: it is blended into the frame's ground. */
const isWhite = (ground: string | null): boolean =>
  ground !== null && [1, 3, 5].every((at) => Number.parseInt(ground.slice(at, at + 2), 16) >= 0xf0);
