import type { ReactNode } from "react";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import "#storefront/components/articles/content-article.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Stands at the right of title and text where there is room, otherwise below them. */
  side?: ReactNode;
  children?: ReactNode;
};

/** A page with a title, a short text and children. */
export function PlainPage({ title, text, side, children }: Props) {
  return (
    <div className="article shrinks">
      <header className="wrap article-head">
        <h1 className="display article-title">{title}</h1>
        {text && <p className="article-intro">{typeof text === "string" ? unbroken(text) : text}</p>}
        {side && <div className="article-side">{side}</div>}
      </header>
      {children && <div className="wrap article-body shrinks">{children}</div>}
    </div>
  );
}
