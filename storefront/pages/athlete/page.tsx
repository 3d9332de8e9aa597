import { useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { AthleteProps } from "./data.ts";
import "#storefront/components/content/content-article.css";
import "#ui/shade.css";
import "./athlete.css";

/** A rider's page: the name over the picture, their text, their equipment, and the next rider. */
export default function Athlete({ title, intro, image, blocks, home, stance, rides, next }: AthleteProps) {
  const t = useText();
  return (
    <article className="article athlete shrinks">
      <header className="athlete-head">
        {image && (
          <Picture
            id={image.id}
            alt={image.alt}
            sizes="(min-width: 1024px) 100vw, 150vw"
            widths={sceneWidths}
            width={16}
            height={9}
            priority
            className="athlete-picture"
          />
        )}
        <div className="athlete-words shade">
          <h1 className="wrap display athlete-name">{title}</h1>
        </div>
      </header>
      <div className="wrap article-body athlete-body shrinks">
        <Breadcrumbs crumbs={[{ title: t("team.title"), path: "/team" }]} />
        <div className="athlete-about">
          {intro && <p className="article-intro">{unbroken(intro)}</p>}
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
