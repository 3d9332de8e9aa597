import { Picture } from "#storefront/components/media/picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { CategoryGroup } from "./category-groups.ts";
import "./category-group.css";

/** Links to a group of categories, in the layout set in content. */
export function CategoryGroupLinks({
  heading,
  links,
  layout,
}: Omit<CategoryGroup, "title"> & { heading?: string | undefined }) {
  return (
    <nav className="category-group" aria-label={heading} data-layout={layout.join(" ") || undefined}>
      {heading && <h2 className="category-group-title">{heading}</h2>}
      <ul className="category-group-list">
        {links.map(({ title, path, image }) => (
          <li key={path}>
            <Link to={path} className="category-group-link display">
              {image && !layout.includes("row") ? (
                <>
                  <Picture
                    id={image}
                    alt=""
                    sizes="(min-width: 769px) 320px, 50vw"
                    widths={[320, 480, 640]}
                    width={4}
                    height={3}
                    crop
                    className="category-group-picture"
                  />
                  <span className="category-group-name">{title}</span>
                </>
              ) : (
                title
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
