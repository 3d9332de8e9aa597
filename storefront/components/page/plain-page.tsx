import type { ReactNode } from "react";
import { unbroken } from "./unbroken.ts";
import "#storefront/components/content/content-article.css";

/** A page with a title, a short text and children. */
export function PlainPage({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="article shrinks">
      <header className="wrap article-head">
        <h1 className="display article-title">{title}</h1>
        {text && <p className="article-intro">{typeof text === "string" ? unbroken(text) : text}</p>}
      </header>
      {children && <div className="wrap article-body shrinks">{children}</div>}
    </div>
  );
}
