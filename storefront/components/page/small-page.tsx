import type { ReactNode } from "react";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { classes } from "#ui/classes.ts";
import { unbroken } from "./unbroken.ts";
import "./small-page.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Stands below the text. */
  more?: ReactNode;
  /** Media id of a picture that fills the other side of a wide window; without one the title stands there. */
  scene?: string | undefined;
  children?: ReactNode;
};

/** A page with one thing to do: what it is about at one side, the form at the other; or both beside a picture. */
export function SmallPage({ title, text, more, scene, children }: Props) {
  return (
    <div className={classes("wrap small-page", scene && "small-page-scenic")}>
      {scene && (
        <Picture
          id={scene}
          alt=""
          sizes="(min-width: 700px) max(50vw, 1200px), 1px"
          widths={sceneWidths}
          width={1}
          height={1}
          className="small-page-scene"
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
