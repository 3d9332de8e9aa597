import { useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { OnwardBand } from "#storefront/components/page/onward-band.tsx";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { cardPath } from "#storefront/components/product/card-data.ts";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { AthleteProps } from "./data.ts";
import "#storefront/components/articles/content-article.css";
import "#ui/shade.css";
import "./athlete.css";

/** The rider stays in view, whichever shape the window has. */
const cuts: readonly Cut[] = [
  { w: 600, h: 750, upTo: 599 },
  { w: 1024, h: 768, upTo: 1023 },
  { w: 1600, h: 711 },
];

/** A rider's page: the name over the picture, their text, their equipment, and the next rider. */
export default function Athlete({ title, intro, image, blocks, home, stance, rides, next }: AthleteProps) {
  const t = useText();
  const board = rides.find(({ kind }) => kind === "snowboard");
  return (
    <article className="article athlete shrinks">
      <header className="athlete-head">
        {image && <CutPicture id={image.id} alt={image.alt} cuts={cuts} priority className="athlete-picture" />}
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
            {board && (
              <div>
                <dt className="label muted">{t("team.board")}</dt>
                <dd>
                  <Link to={cardPath(board, board.colour ?? "")}>{board.name}</Link>
                </dd>
              </div>
            )}
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
            <OnwardBand
              label={t("frame.next")}
              title={next.name}
              text={next.home}
              path={next.path}
              image={next.image}
            />
          )}
          <Link to="/team" className="text-link">
            {t("team.title")} <ArrowIcon size={18} />
          </Link>
        </nav>
      </div>
    </article>
  );
}
