import { useEffect, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { ContentProps } from "#storefront/components/articles/content-page.ts";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { getPayload } from "#storefront/runtime/payloads.ts";
import { isMeasure } from "./measure-drawing.tsx";
import { MeasuredGuide } from "./measured-guide.tsx";

/** The kinds of blocks that are shown beside a product. */
const told: ReadonlySet<BlockView["kind"]> = new Set(["text", "rich_text", "picture", "table", "accordion"]);

/** The merchant's text about sizes, taken from its own page. Blocks that promote products are left out. */
type Props = { path: string; chosen?: string; texts: AreaTexts<"size-guide">; onChoose: (size: string) => void };

export function GuideArticle({ path, chosen, texts, onChoose }: Props) {
  const { locale } = useShop();
  const t = useText();
  const [article, setArticle] = useState<(ContentProps & { measure?: unknown }) | "none" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    getPayload(new URL(localePath(locale, path), location.origin)).then(
      (payload) =>
        isCurrent &&
        setArticle("props" in payload && "blocks" in Object(payload.props) ? (payload.props as ContentProps) : "none"),
      () => isCurrent && setArticle("none"),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, path]);
  if (article === null) return <p className="muted">{t("catalogue.loading")}</p>;
  if (article === "none")
    return (
      <p>
        <Link to={path}>{t("product.size-guide")}</Link>
      </p>
    );
  const blocks = article.blocks.filter(({ kind }) => told.has(kind));
  return (
    <>
      <h3 className="bold text-l">{article.title}</h3>
      {article.intro && <p>{article.intro}</p>}
      {isMeasure(article.measure) ? (
        <MeasuredGuide measure={article.measure} blocks={blocks} texts={texts} chosen={chosen} onChoose={onChoose}>
          {(finder) => (
            <>
              {finder}
              <ContentBlocks blocks={blocks} />
            </>
          )}
        </MeasuredGuide>
      ) : (
        <ContentBlocks blocks={blocks} />
      )}
    </>
  );
}
