import type { ReactNode } from "react";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import "./empty-scene.css";

type Props = {
  /** Media id of the picture, "" for none. */
  scene: string;
  className?: string;
  children: ReactNode;
};

/** What is said where nothing is yet, with a picture beside it; above it on phones. */
export function EmptyScene({ scene, className, children }: Props) {
  return (
    <div className={classes("empty-scene", className)}>
      {children}
      {scene && (
        <Picture
          id={scene}
          alt=""
          sizes="(min-width: 1024px) 50vw, 100vw"
          widths={sceneWidths.slice(0, 5)}
          width={16}
          height={9}
          className="empty-scene-picture"
        />
      )}
    </div>
  );
}
