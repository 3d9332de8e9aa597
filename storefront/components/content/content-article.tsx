import type { ReactNode } from "react";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { ContentBlocks } from "./content-blocks.tsx";
import type { ContentProps } from "./content-page.ts";
import "./content-article.css";

type Props = ContentProps & {
  /** Stands over the title: crumbs, a date. */
  above?: ReactNode;
  /** Stands under the introduction: ways on. */
  under?: ReactNode;
  /** Between title and text: facts. */
  between?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** A page to read: title, introduction, picture, text. */
export function ContentArticle({ title, intro, image, blocks, above, under, between, children }: Props) {
  return (
    <article className="article shrinks">
      <header className="wrap article-head">
        {above}
        <h1 className="display article-title">{title}</h1>
        {intro && <p className="article-intro">{intro}</p>}
        {under}
      </header>
      {image && (
        <Picture
          id={image.id}
          alt={image.alt}
          sizes="100vw"
          widths={sceneWidths}
          width={21}
          height={9}
          crop
          priority
          className="article-picture"
        />
      )}
      <div className="wrap article-body shrinks">
        {between}
        <ContentBlocks blocks={blocks} />
        {children}
      </div>
    </article>
  );
}
