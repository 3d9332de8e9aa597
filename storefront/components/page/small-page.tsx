import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { SidePicture } from "./side-picture.tsx";
import { unbroken } from "./unbroken.ts";
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
  children?: ReactNode;
};

/** A page with a single task: the explanation at one side and the form at the other, or both beside a picture. */
export function SmallPage({ title, text, more, scene, children }: Props) {
  return (
    <div className={classes("wrap small-page", scene && "small-page-scenic")}>
      {scene && <SidePicture id={scene} className="small-page-scene" />}
      <header className="small-page-head stack stack-m text-l content-start">
        <h1 className="display display-form">{title}</h1>
        {text && <p>{typeof text === "string" ? unbroken(text) : text}</p>}
        {more}
      </header>
      <div className="small-page-body">{children}</div>
    </div>
  );
}
