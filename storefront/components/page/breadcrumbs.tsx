import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import "./breadcrumbs.css";

export type Crumb = { title: string; path: string };

/** The path from the home page to this page, which is not included. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  return (
    <nav aria-label={t("frame.breadcrumbs")}>
      <ol className="breadcrumbs">
        <li>
          <Link to="/">{t("frame.home")}</Link>
        </li>
        {crumbs.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
