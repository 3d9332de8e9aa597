import type { ReactNode } from "react";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import { SidePicture } from "./side-picture.tsx";
import { unbroken } from "./unbroken.ts";
import "./ink-page.css";
import "./small-page.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Placed below the text. */
  more?: ReactNode;
  /**
   * The picture's media id. The picture is a band above in narrow windows, and one half of wide windows. Without a
   * picture the title takes that half.
   */
  scene?: string | undefined;
  /** The media id of a product's picture, shown whole in the place of the scene. */
  goods?: string | null;
  /** On the ink background of the pages for professionals. */
  ink?: boolean;
  children?: ReactNode;
};

/** A page with a single task: the explanation at one side and the form at the other, or both beside a picture. */
export function SmallPage({ title, text, more, scene, goods, ink, children }: Props) {
  return (
    <div className={classes("wrap small-page", (scene || goods) && "small-page-scenic", ink && "ink-form")}>
      {scene && <SidePicture id={scene} className="small-page-scene" />}
      {goods && (
        <Picture
          id={goods}
          alt=""
          sizes="(min-width: 1024px) 50vw, 100vw"
          widths={sceneWidths.slice(0, 4)}
          width={3}
          height={4}
          priority
          className="small-page-scene small-page-goods"
        />
      )}
      <header className="small-page-head stack stack-m text-l content-start">
        <h1 className="display display-form">{title}</h1>
        {text && <p>{typeof text === "string" ? unbroken(text) : text}</p>}
        {more}
      </header>
      <div className="small-page-body">{children}</div>
    </div>
  );
}
