import { Link } from "#storefront/runtime/link.tsx";
import type { CategoryGroup } from "./category-groups.ts";
import "./category-group.css";

/** Ways to categories that belong together, laid out as content wants them. */
export function CategoryGroupLinks({ heading, links, layout }: Omit<CategoryGroup, "title"> & { heading?: string }) {
  return (
    <nav className="category-group" aria-label={heading} data-layout={layout.join(" ") || undefined}>
      {heading && <h2 className="category-group-title">{heading}</h2>}
      <ul className="category-group-list">
        {links.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="category-group-link display">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
