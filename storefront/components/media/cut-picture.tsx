import type { CSSProperties } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import { type Cut, cutSet, tinyPicture } from "./picture-set.ts";
import "./picture.css";

type Props = {
  id: string;
  alt: string;
  /** From the narrowest window to the widest. Each one's ratio is known before it loads. */
  cuts: readonly Cut[];
  /** Set on the first screen: loads at once and with high priority. */
  priority?: boolean;
  className?: string;
};

/** A picture with a different crop per window width. Its point of interest stays in view. */
export function CutPicture({ id, alt, cuts, priority, className }: Props) {
  const { mediaBase } = useShop();
  const last = cuts.at(-1) as Cut;
  return (
    <picture className="picture-cut">
      {cuts.slice(0, -1).map((cut) => (
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
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        {...cutSet(mediaBase, id, last)}
        width={last.w}
        height={last.h}
        alt={alt}
      />
    </picture>
  );
}
