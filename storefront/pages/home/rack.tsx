import { ProductSlider } from "#storefront/components/product/product-slider.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { HomeView } from "./home-view.ts";
import "./rack.css";

/** New boards, upright and side by side, as in a rack. */
export function Rack({ rack: { title, link, cards } }: Pick<HomeView, "rack">) {
  const heading = (
    <>
      <h2 className="display-3 display">{title}</h2>
      {link && (
        <Link to={link.path} className="text-link">
          {link.label} <ArrowIcon size={18} />
        </Link>
      )}
    </>
  );
  return (
    <div className="rack wrap apart">
      <ProductSlider title={title} name="rack" cards={cards} heading={heading} />
    </div>
  );
}
