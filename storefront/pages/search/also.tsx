import { useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { SearchView } from "./search-view.ts";
import "./also.css";

/** Articles that the same question finds, below its products. */
export function Also({ also }: Pick<SearchView, "also">) {
  const t = useText();
  if (also.length === 0) return null;
  return (
    <section className="search-also stack stack-m" aria-labelledby="search-also">
      <h2 id="search-also" className="display display-3">
        {t("search.also")}
      </h2>
      <ul className="search-also-list">
        {also.map(({ id, title, path, image, above }) => (
          <li key={id} className="search-also-one">
            {image && (
              <Picture
                id={image}
                alt=""
                sizes="(max-width: 599px) 112px, 30vw"
                widths={[160, 320, 480, 720]}
                width={3}
                height={2}
                crop
                className="search-also-picture"
              />
            )}
            <div>
              {above && <p className="quiet">{above}</p>}
              <h3 className="search-also-title">
                <Link to={path} className="cover-link">
                  {title}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
