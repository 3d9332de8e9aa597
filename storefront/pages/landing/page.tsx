import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import type { ContentProps } from "#storefront/components/content/content-page.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import "#storefront/components/content/content-article.css";
import "./landing.css";

/** How wide a scene of 16:9 is that fills the frames of landing.css. */
const pictureSizes = "(max-width: 599px) 178vw, (max-width: 1023px) 119vw, 100vw";

/** One picture, one sentence below it, then what it is about. */
export default function Landing({ title, intro, image, blocks }: ContentProps) {
  return (
    <article>
      <header className="landing-head">
        {image && (
          <Picture
            id={image.id}
            alt={image.alt}
            sizes={pictureSizes}
            widths={sceneWidths}
            width={16}
            height={9}
            priority
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
