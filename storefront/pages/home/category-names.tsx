import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { HomeView } from "./home-view.ts";
import "./category-names.css";

/** The categories by name, in a shop that has no pictures of them yet. */
export function CategoryNames({ categories }: { categories: NonNullable<HomeView["categories"]> }) {
  return (
    <ul className="wrap category-names apart">
      {categories.map(({ title, path }) => (
        <li key={path} className="category-name">
          <Link to={path} className="cover-link display display-3 break-words">
            {title}
          </Link>
          <ArrowIcon size={24} />
        </li>
      ))}
    </ul>
  );
}
