import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import type { ContentProps } from "#storefront/components/content/content-page.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneSizes, sceneWidths } from "#storefront/components/media/picture-set.ts";
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
        <div className="wrap landing-words stack stack-m">
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
