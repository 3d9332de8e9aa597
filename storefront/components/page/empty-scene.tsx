import type { ReactNode } from "react";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import "./empty-scene.css";

type Props = {
  /** The picture's media id. An empty string means none. */
  scene: string;
  className?: string;
  children: ReactNode;
};

/** A message for an empty page, with a picture beside it. On phones the picture is above. */
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
