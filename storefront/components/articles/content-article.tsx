import type { ReactNode } from "react";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { articleBlocks } from "./article-blocks.ts";
import type { ContentProps } from "./content-page.ts";
import "./content-article.css";

type Props = ContentProps & {
  /** Above the title: breadcrumbs or a date. */
  above?: ReactNode;
  /** Below the introduction: links. */
  under?: ReactNode;
  /** Beside the text where there is room, otherwise below it. */
  aside?: ReactNode;
  /** Also shows the products named in the text there. */
  mentions?: boolean;
  /** Below the text. */
  children?: ReactNode;
};

/** Phones show the whole scene, so that a picture made of two halves is not cut. */
const cuts: readonly Cut[] = [
  { w: 600, h: 338, upTo: 599 },
  { w: 1024, h: 512, upTo: 1023 },
  { w: 1600, h: 800 },
];

/** An article page: title, introduction, picture and text. */
export function ContentArticle(props: Props) {
  const { title, intro, image, blocks, above, under, aside, mentions = false, children } = props;
  const { mentioned, read, rest } = articleBlocks(blocks, mentions);
  const hasAside = Boolean(aside) || mentioned.length > 0;
  return (
    <article className="article shrinks">
      <header className="wrap article-head">
        {above}
        <h1 className="display article-title">{title}</h1>
        {intro && <p className="article-intro">{unbroken(intro)}</p>}
        {under}
      </header>
      {image && (
        <figure className="article-figure">
          <CutPicture id={image.id} alt={image.alt} cuts={cuts} priority className="article-picture" />
          {image.caption && <figcaption className="wrap article-caption">{image.caption}</figcaption>}
        </figure>
      )}
      <div className="wrap article-body shrinks">
        {hasAside ? (
          <>
            <div className="article-reading shrinks">
              <ContentBlocks blocks={read} />
              <div className="article-aside shrinks">
                {mentioned.map(({ block, at }) => (
                  <ContentBlocks key={at} blocks={[block]} from={at} />
                ))}
                {aside}
              </div>
            </div>
            <ContentBlocks blocks={rest} from={read.length} />
          </>
        ) : (
          <ContentBlocks blocks={blocks} />
        )}
        {children}
      </div>
    </article>
  );
}
