import type { CSSProperties } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { type Cut, cutSet, tinyPicture } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import "#storefront/components/media/picture.css";

/** Cuts for phones, for tablets (the same composition), and for about half of a desktop window. */
const cuts: readonly Cut[] = [
  { w: 640, h: 328, upTo: 699 },
  { w: 1024, h: 524, upTo: 1023 },
];
const half: Cut = { w: 900, h: 960 };

/**
 * The picture beside a form: a full-width band above it, or from 1024 px one half of the window. The media service
 * crops it for each size, with the point of interest in view.
 */
export function SidePicture({ id, alt = "", className }: { id: string; alt?: string; className?: string }) {
  const { mediaBase } = useShop();
  return (
    <picture className="picture-cut">
      {cuts.map((cut) => (
        <source
          key={cut.upTo}
          media={`(max-width: ${cut.upTo}px)`}
          srcSet={cutSet(mediaBase, id, cut).srcSet}
          width={cut.w}
          height={cut.h}
        />
      ))}
      <img
        className={classes("picture", className)}
        style={{ "--tiny": `url("${tinyPicture(mediaBase, id)}")` } as CSSProperties}
        fetchPriority="high"
        decoding="async"
        {...cutSet(mediaBase, id, half)}
        width={half.w}
        height={half.h}
        alt={alt}
      />
    </picture>
  );
}
