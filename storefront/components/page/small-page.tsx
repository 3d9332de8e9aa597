import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import "./small-page.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Stands below the text. */
  more?: ReactNode;
  /** With a title as large as a page's. */
  large?: boolean;
  children?: ReactNode;
};

/** A page with one thing to do: what it is about at one side, the form at the other. */
export function SmallPage({ title, text, more, large, children }: Props) {
  return (
    <div className="wrap small-page">
      <header className="stack stack-m text-l content-start">
        <h1 className={classes("display", large ? "display-1" : "small-page-title")}>{title}</h1>
        {text && <p>{text}</p>}
        {more}
      </header>
      <div className="small-page-body">{children}</div>
    </div>
  );
}
