import { Link } from "@tanstack/react-router";
import { AreaIcon } from "../../components/icons.tsx";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";

/** Ways to the first products. */
export function Products() {
  const say = useText();
  const mayImport = useMay("imports:write");
  return (
    <section className="card">
      <ul className="tiles guide-tiles">
        <li>
          <Link to="/categories" className="tile">
            <AreaIcon area="categories" />
            {say("makeCategories")}
          </Link>
        </li>
        <li>
          <Link to="/products/new" className="tile">
            <AreaIcon area="products" />
            {say("typeProduct")}
          </Link>
        </li>
        {mayImport && (
          <li>
            <Link to="/import" className="tile">
              <AreaIcon area="import" />
              {say("bringFile")}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
