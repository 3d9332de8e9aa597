import { useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { AthleteProps } from "./data.ts";
import "#storefront/components/content/content-article.css";
import "./athlete.css";

/** A rider: the name beside the picture, what they say, what they ride, and who comes next. */
export default function Athlete({ title, intro, image, blocks, home, stance, rides, next }: AthleteProps) {
  const t = useText();
  return (
    <article className="article shrinks">
      <header className="wrap athlete-head">
        <div className="athlete-crumbs">
          <Breadcrumbs crumbs={[{ title: t("team.title"), path: "/team" }]} />
        </div>
        <div className="athlete-words stack">
          <h1 className="display athlete-name">{title}</h1>
          {intro && <p className="article-intro">{intro}</p>}
          <dl className="athlete-facts">
            <div>
              <dt className="label muted">{t("team.home")}</dt>
              <dd>{home}</dd>
            </div>
            <div>
              <dt className="label muted">{t("team.stance")}</dt>
              <dd>{t(stance === "goofy" ? "team.goofy" : "team.regular")}</dd>
            </div>
          </dl>
        </div>
        {image && (
          <Picture
            id={image.id}
            alt={image.alt}
            sizes="(min-width: 700px) 90vw, 150vw"
            widths={sceneWidths.slice(0, 5)}
            width={4}
            height={3}
            priority
            className="athlete-picture"
          />
        )}
      </header>
      <div className="wrap article-body shrinks">
        <ContentBlocks blocks={blocks} />
        {rides.length > 0 && (
          <section className="athlete-rides">
            <h2 className="display display-3 below-l">{t("team.rides")}</h2>
            <ProductGrid cards={rides} list={{ name: "rides", title: t("team.rides") }} />
          </section>
        )}
        <nav className="athlete-on" aria-label={t("team.title")}>
          {next && (
            <p>
              <span className="label muted">{t("frame.next")}</span>
              <Link to={next.path} className="display display-3 athlete-next">
                {next.name} <ArrowIcon size={28} />
              </Link>
            </p>
          )}
          <Link to="/team" className="text-link">
            {t("team.title")} <ArrowIcon size={18} />
          </Link>
        </nav>
      </div>
    </article>
  );
}
