import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { Story } from "./home-view.ts";
import "./split-story.css";

/** A picture on one side, a short text on the other. */
export function SplitStory({ story: { image, label, title, text, link } }: { story: Story }) {
  return (
    <section className="section wrap split stack apart">
      <div className="split-frame">
        <Picture
          id={image}
          alt=""
          sizes="(min-width: 900px) 75vw, 130vw"
          widths={sceneWidths}
          width={5}
          height={4}
          className="split-picture"
        />
      </div>
      <div className="split-text">
        <p className="label section-eyebrow">{label}</p>
        <h2 className="split-title display">{title}</h2>
        <p className="split-line">{text}</p>
        <Link to={link.path} className="text-link">
          {link.label} <ArrowIcon size={18} />
        </Link>
      </div>
    </section>
  );
}
