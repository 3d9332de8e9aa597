import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

/** The current page of a list, the number of pages, and the addresses of the previous and next page. */
export type PagerView = { page: number; pages: number; previous?: string | null; next?: string | null };

type Props = { paging: PagerView; small?: boolean; className?: string };

/** Links to the previous and next page, with the current position. Renders nothing for a single page. */
export function Pager({ paging: { page, pages, previous, next }, small, className }: Props) {
  const t = useText();
  if (pages < 2) return null;
  const look = buttonClass({ kind: "outline", small });
  return (
    <nav aria-label={t("catalogue.pages")} className={classes("row row-l row-middle", className)}>
      {previous && (
        <Link to={previous} rel="prev" className={look} prefetch={false}>
          {t("frame.previous")}
        </Link>
      )}
      <p className="numbers">{t("search.place", { page, pages })}</p>
      {next && (
        <Link to={next} rel="next" className={look} prefetch={false}>
          {t("frame.next")}
        </Link>
      )}
    </nav>
  );
}
