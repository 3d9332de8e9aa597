import { ContentBlocks } from "#shop/parts/content-blocks.tsx";
import type { ContentProps } from "#shop/parts/content-page.ts";
import { Picture } from "#shop/parts/picture.tsx";
import { sceneSizes, sceneWidths } from "#shop/parts/picture-set.ts";
import "./landing.css";

/** One picture, one sentence over it, then what it is about. */
export default function Landing({ title, intro, image, blocks }: ContentProps) {
  return (
    <article>
      <header className="landing-head">
        {image && (
          <Picture
            id={image.id}
            alt={image.alt}
            sizes={sceneSizes}
            widths={sceneWidths}
            width={16}
            height={9}
            priority
            upright
            className="landing-picture"
          />
        )}
        <div className="wrap landing-words">
          <h1 className="display landing-title">{title}</h1>
          {intro && <p className="landing-intro">{intro}</p>}
        </div>
      </header>
      <div className="wrap landing-body">
        <ContentBlocks blocks={blocks} />
      </div>
    </article>
  );
}
