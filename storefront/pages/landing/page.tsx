import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { LandingProps } from "./data.ts";
import "#storefront/components/content/content-article.css";
import "./landing.css";

/** The width of a 16:9 picture that fills the frames of landing.css. */
const pictureSizes = "(max-width: 599px) 178vw, (max-width: 1023px) 119vw, 100vw";

/** A picture with one sentence over or below it, a button, the content, and the button again. */
export default function Landing({ title, intro, image, blocks, tone, link }: LandingProps) {
  const isOver = image && tone;
  return (
    <article>
      <header className={classes("landing-head", isOver && "landing-over", isOver && `landing-${tone}`)}>
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
        <div className="wrap landing-words">
          <h1 className="display landing-title">{title}</h1>
          <div className="landing-side">
            {intro && <p className="landing-intro">{unbroken(intro)}</p>}
            {link && <Onward {...link} />}
          </div>
        </div>
      </header>
      <div className="wrap landing-body">
        <ContentBlocks blocks={blocks} />
        {link && (
          <p className="landing-end">
            <Onward {...link} />
          </p>
        )}
      </div>
    </article>
  );
}

const Onward = ({ label, path }: { label: string; path: string }) => (
  <Link to={path} className={buttonClass({ kind: "signal" })}>
    {label}
  </Link>
);
