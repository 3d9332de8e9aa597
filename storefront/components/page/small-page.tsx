import type { ReactNode } from "react";
import "./small-page.css";

/** A page with one thing to do: what it is about at one side, the form at the other. */
export function SmallPage({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap small-page">
      <header className="small-page-head">
        <h1 className="display small-page-title">{title}</h1>
        {text && <p>{text}</p>}
      </header>
      <div className="small-page-body">{children}</div>
    </div>
  );
}
