import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneSizes, sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { Hero } from "./home-view.ts";
import "./hero.css";

/** A picture from edge to edge, with one sentence and one button. */
export function HeroScene({ hero: { image, tone, title, text, link } }: { hero: Hero }) {
  return (
    <section className={classes("hero", `hero-${tone}`)}>
      <Picture
        id={image}
        alt=""
        sizes={sceneSizes}
        widths={sceneWidths}
        width={16}
        height={9}
        priority
        upright
        className="hero-picture"
      />
      <div className="hero-wash" />
      <div className="hero-text wrap">
        <h1 className="hero-title display">{title}</h1>
        <div className="hero-side">
          <p className="hero-line">{text}</p>
          <Link to={link.path} className={buttonClass({ kind: "signal" })}>
            {link.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
