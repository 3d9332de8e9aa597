import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./story-tile.css";

/** A picture with a sentence between the products. */
export function StoryTile({ story: { image, title, text, label, path } }: { story: CategoryStory }) {
  return (
    <li className="story-tile">
      <Picture
        id={image}
        alt=""
        sizes="(min-width: 1200px) 60vw, 140vw"
        widths={sceneWidths.slice(0, 5)}
        width={16}
        height={9}
        className="story-tile-picture"
      />
      <div className="story-tile-text stack stack-s">
        <h2 className="story-tile-title display">{title}</h2>
        <p>{text}</p>
        <Link to={path} className="text-link" prefetch={false}>
          {label} <ArrowIcon size={18} />
        </Link>
      </div>
    </li>
  );
}
