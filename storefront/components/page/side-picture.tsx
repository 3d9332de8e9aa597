import { useShop } from "#storefront/app/shop.tsx";
import { type Cut, cutSet, tinyPicture } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import "#storefront/components/media/picture.css";

/** Phones, tablets, and about what half a window is. */
const cuts: readonly Cut[] = [
  { w: 640, h: 328, upTo: 699 },
  { w: 1024, h: 376, upTo: 1023 },
];
const half: Cut = { w: 900, h: 960 };

/**
 * The picture that goes with a form: a band from edge to edge above it, from 1024 px on one half of the window. It is cut on the
 * way each time, with its point of interest in view.
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
        style={{ backgroundImage: `url("${tinyPicture(mediaBase, id)}")` }}
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
