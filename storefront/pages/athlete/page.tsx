import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import type { AthleteProps } from "./data.ts";
import "./athlete.css";

export default function Athlete({ home, stance, rides, ...props }: AthleteProps) {
  const t = useText();
  const facts = (
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
  );
  const above = <Breadcrumbs crumbs={[{ title: t("team.title"), path: "/team" }]} />;
  return (
    <ContentArticle {...props} above={above} between={facts}>
      {rides.length > 0 && (
        <section>
          <h2 className="display display-3 below-l">{t("team.rides")}</h2>
          <ProductGrid cards={rides} list={{ name: "rides", title: t("team.rides") }} />
        </section>
      )}
    </ContentArticle>
  );
}
